import { Injectable } from '@nestjs/common';
import { TicketMessageSent } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { clientAnswered } from './client-answered.email.ts';

@Injectable()
export class TellStaffWhenClientWrote {
  @OnEvent(TicketMessageSent, 'mail')
  handle(ticket: TicketMessageSent, { jobs }: Handling): void {
    if (ticket.direction !== 'client_to_staff') return;
    enqueueEmail(jobs, clientAnswered, ticket, ticket.messageId);
  }
}
