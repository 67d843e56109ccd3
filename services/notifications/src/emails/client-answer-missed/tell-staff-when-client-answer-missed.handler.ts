import { Injectable } from '@nestjs/common';
import { TicketClientAnswerMissed } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { clientAnswerMissed } from './client-answer-missed.email.ts';

@Injectable()
export class TellStaffWhenClientAnswerMissed {
  @OnEvent(TicketClientAnswerMissed, 'mail')
  handle(ticket: TicketClientAnswerMissed, { jobs }: Handling): void {
    enqueueEmail(jobs, clientAnswerMissed, ticket, `${ticket.ticketId}:${ticket.clientDueAt}`);
  }
}
