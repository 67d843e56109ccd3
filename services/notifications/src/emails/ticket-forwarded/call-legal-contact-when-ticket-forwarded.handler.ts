import { Injectable } from '@nestjs/common';
import { TicketForwarded } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketForwarded } from './ticket-forwarded.email.ts';

@Injectable()
export class CallLegalContactWhenTicketForwarded {
  @OnEvent(TicketForwarded, 'mail')
  handle(ticket: TicketForwarded, { jobs, envelope }: Handling): void {
    enqueueEmail(jobs, ticketForwarded, { ...ticket, forwardedAt: envelope.time }, ticket.ticketId);
  }
}
