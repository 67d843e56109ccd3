import { Injectable } from '@nestjs/common';
import { LIMITS } from '@rep13/contracts-constants';
import type { InboundMailDetailView, MailOrderDraftView } from '@rep13/contracts-sla';
import { DataSource } from 'typeorm';
import { findAuthority } from '../../authority-requests/authority-request.view.ts';
import { Represented } from '../../intake/represented.ts';
import type { TicketClient } from '../../tickets/clients.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import { clientsNamedIn, kindByText, ownReferenceIn, targetOf } from './draft.ts';
import { mailDetail } from './mail.view.ts';

/** What an order made of a mail would begin with. */
@Injectable()
export class MailDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly represented: Represented,
  ) {}

  /** The mail as staff reads it, with its draft while it waits. */
  async detail(mail: InboundMail): Promise<InboundMailDetailView> {
    const draft = mail.state === 'waiting' ? await this.draftOf(mail) : null;
    return mailDetail(this.dataSource.manager, mail, draft);
  }

  private async draftOf(mail: InboundMail): Promise<MailOrderDraftView> {
    const authority = await findAuthority(this.dataSource.manager, mail.fromAddress ?? '');
    const client = await this.clientOf(mail);
    return {
      kind: kindByText(mail),
      authorityName: authority?.name ?? (mail.fromName ?? '').slice(0, LIMITS.nameMax),
      memberState: authority?.memberState ?? null,
      ownReference: ownReferenceIn(mail),
      target: targetOf(mail),
      signupId: client?.signupId ?? null,
      companyName: client?.companyName ?? null,
    };
  }

  /** Only suggested: a person names the client. */
  private async clientOf(mail: InboundMail): Promise<TicketClient | null> {
    for (const named of clientsNamedIn(mail)) {
      const client = await this.represented.find(named);
      if (client) return client;
    }
    return null;
  }
}
