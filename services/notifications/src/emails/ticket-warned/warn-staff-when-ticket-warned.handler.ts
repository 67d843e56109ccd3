import { Injectable } from '@nestjs/common';
import { AnyTicketWarned, TicketWarned } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketWarned } from './ticket-warned.email.ts';

@Injectable()
export class WarnStaffWhenTicketWarned {
  @OnEvent([TicketWarned, AnyTicketWarned], 'mail')
  handle(ticket: TicketWarned | AnyTicketWarned, { jobs }: Handling): void {
    enqueueEmail(jobs, ticketWarned, ticket, `${ticket.ticketId}:${ticket.percent}`);
  }
}
