import { Injectable } from '@nestjs/common';
import { TicketMessageSent } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityWrote } from './authority-wrote.email.ts';

@Injectable()
export class TellStaffWhenAuthorityWrote {
  @OnEvent(TicketMessageSent, 'mail')
  handle(ticket: TicketMessageSent, { jobs }: Handling): void {
    if (ticket.direction !== 'authority_to_staff') return;
    enqueueEmail(jobs, authorityWrote, ticket, ticket.messageId);
  }
}
