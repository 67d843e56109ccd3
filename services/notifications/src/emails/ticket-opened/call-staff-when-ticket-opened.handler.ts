import { Injectable } from '@nestjs/common';
import { AnyTicketOpened, TicketOpened } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketOpened } from './ticket-opened.email.ts';

@Injectable()
export class CallStaffWhenTicketOpened {
  @OnEvent([TicketOpened, AnyTicketOpened], 'mail')
  handle(ticket: TicketOpened | AnyTicketOpened, { jobs }: Handling): void {
    enqueueEmail(jobs, ticketOpened, ticket, ticket.ticketId);
  }
}
