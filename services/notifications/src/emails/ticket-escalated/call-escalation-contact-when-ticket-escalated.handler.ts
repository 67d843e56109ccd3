import { Injectable } from '@nestjs/common';
import { TicketEscalated } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { forwardingOf } from '../ticket-facts.ts';
import { ticketEscalated } from './ticket-escalated.email.ts';

@Injectable()
export class CallEscalationContactWhenTicketEscalated {
  @OnEvent(TicketEscalated, 'mail')
  handle(ticket: TicketEscalated, { jobs }: Handling): void {
    enqueueEmail(jobs, ticketEscalated, ticket, forwardingOf(ticket));
  }
}
