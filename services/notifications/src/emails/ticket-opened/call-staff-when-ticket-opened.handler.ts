import { Injectable } from '@nestjs/common';
import { TicketOpened } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketOpened } from './ticket-opened.email.ts';

@Injectable()
export class CallStaffWhenTicketOpened {
  @OnEvent(TicketOpened, 'mail')
  handle(ticket: TicketOpened, { jobs }: Handling): void {
    enqueueEmail(jobs, ticketOpened, ticket, ticket.ticketId);
  }
}
