import { Injectable } from '@nestjs/common';
import { TicketClientReminded } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketReminder } from './ticket-reminder.email.ts';

@Injectable()
export class RemindClientWhenTicketClientReminded {
  @OnEvent(TicketClientReminded, 'mail')
  handle(ticket: TicketClientReminded, { jobs }: Handling): void {
    const { signupId, ticketId, ticketNumber, clientDueAt } = ticket;
    if (signupId === undefined) return;
    const facts = { signupId, ticketId, ticketNumber, clientDueAt };
    enqueueEmail(jobs, ticketReminder, facts, `${ticketId}:${clientDueAt}`);
  }
}
