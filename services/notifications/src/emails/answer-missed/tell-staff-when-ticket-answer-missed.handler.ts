import { Injectable } from '@nestjs/common';
import { TicketAnswerMissed } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { answerMissed } from './answer-missed.email.ts';

@Injectable()
export class TellStaffWhenTicketAnswerMissed {
  @OnEvent(TicketAnswerMissed, 'mail')
  handle(ticket: TicketAnswerMissed, { jobs }: Handling): void {
    enqueueEmail(jobs, answerMissed, ticket, `${ticket.ticketId}:${ticket.answerDueAt}`);
  }
}
