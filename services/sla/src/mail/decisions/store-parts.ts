import { Injectable } from '@nestjs/common';
import { TicketFileAdded } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';
import { TicketFilesFull } from '../../conversation/conversation.errors.ts';
import { TicketFilesService } from '../../conversation/ticket-files.service.ts';
import type { SlaTicket } from '../../tickets/sla-ticket.entity.ts';
import { fact } from '../../tickets/ticket-facts.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import type { MailPart } from '../contents/mail-contents.ts';

/** Makes files of mails files of orders. */
@Injectable()
export class StoreParts {
  constructor(private readonly files: TicketFilesService) {}

  /** What an order has no room for stays in the mail, with why. @returns the ids of its files */
  async store(
    { db, outbox }: Scope,
    ticket: SlaTicket,
    mail: InboundMail,
    parts: readonly MailPart[],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const { file, view } of parts) {
      if (!file) continue;
      try {
        const { id, sha256 } = await this.files.store(db, ticket.id, 'authority', file);
        outbox.add(TicketFileAdded, { ...fact(ticket), fileId: id, sha256 });
        ids.push(id);
      } catch (error) {
        if (!(error instanceof TicketFilesFull)) throw error;
        mail.parts = mail.parts.map((part) =>
          part.no === view.no ? { ...part, refusal: error.message } : part,
        );
      }
    }
    return ids;
  }
}
