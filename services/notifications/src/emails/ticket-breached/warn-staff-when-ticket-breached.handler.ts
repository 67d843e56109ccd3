import { Injectable } from '@nestjs/common';
import { AnyTicketBreached, TicketBreached } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketBreached } from './ticket-breached.email.ts';

@Injectable()
export class WarnStaffWhenTicketBreached {
  @OnEvent([TicketBreached, AnyTicketBreached], 'mail')
  handle(ticket: TicketBreached | AnyTicketBreached, { jobs }: Handling): void {
    enqueueEmail(jobs, ticketBreached, ticket, ticket.ticketId);
  }
}
