import { Injectable } from '@nestjs/common';
import { TicketForwarded } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { forwardingOf } from '../ticket-facts.ts';
import { ticketForwarded } from './ticket-forwarded.email.ts';

@Injectable()
export class CallLegalContactWhenTicketForwarded {
  @OnEvent(TicketForwarded, 'mail')
  handle(ticket: TicketForwarded, { jobs, envelope }: Handling): void {
    const facts = { ...ticket, forwardedAt: ticket.forwardedAt ?? envelope.time };
    enqueueEmail(jobs, ticketForwarded, facts, forwardingOf(ticket));
  }
}
