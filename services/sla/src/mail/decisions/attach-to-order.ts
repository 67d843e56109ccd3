import { Injectable } from '@nestjs/common';
import { MailAttached, TicketMessageSent } from '@rep13/contracts-sla';
import { Clock, type Scope } from '@rep13/service-kit';
import { writeMessage } from '../../conversation/write-message.ts';
import { reopenFor } from '../../intake/reopening.ts';
import type { SlaTicket } from '../../tickets/sla-ticket.entity.ts';
import { saveSteps } from '../../tickets/ticket-at-work.ts';
import { fact } from '../../tickets/ticket-facts.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import { MailOrderLink } from '../mail-order-link.entity.ts';
import type { MailPart } from '../contents/mail-contents.ts';
import { settle } from './settle.ts';
import { textOf } from './mail-text.ts';
import { StoreParts } from './store-parts.ts';

/** Makes a mail part of the conversation of an order: what the authority wrote by its link, it wrote by mail. */
@Injectable()
export class AttachToOrder {
  constructor(
    private readonly storeParts: StoreParts,
    private readonly clock: Clock,
  ) {}

  /** A closed order is opened again. @throws TicketIsClosed of what was spam */
  async attach(
    scope: Scope,
    {
      mail,
      ticket,
      parts,
      by,
    }: { mail: InboundMail; ticket: SlaTicket; parts: readonly MailPart[]; by: string },
  ): Promise<void> {
    const now = this.clock.now();
    await reopenFor(scope, ticket, now);
    await saveSteps(scope, ticket, ticket.authorityWrote(now));
    const fileIds = await this.storeParts.store(scope, ticket, mail, parts);
    const direction = 'authority_to_staff';
    const content = { body: textOf(mail), fileIds, mailId: mail.id };
    const message = { ticketId: ticket.id, direction, author: 'authority', ...content } as const;
    const written = await writeMessage(scope.db, message, now);
    scope.outbox.add(TicketMessageSent, { ...fact(ticket), messageId: written.message.id, direction });
    await link(scope, { mail, ticketId: ticket.id, by, now });
    settle(mail, { state: 'attached', by, now });
    await scope.db.save(mail);
    scope.outbox.add(MailAttached, { mailId: mail.id, ticketId: ticket.id });
  }
}

/** That a mail belongs to an order. */
export const link = (
  { db }: Scope,
  { mail, ticketId, by, now }: { mail: InboundMail; ticketId: number; by: string; now: Date },
) => db.save(Object.assign(new MailOrderLink(), { mailId: mail.id, ticketId, linkedAt: now, linkedBy: by }));
