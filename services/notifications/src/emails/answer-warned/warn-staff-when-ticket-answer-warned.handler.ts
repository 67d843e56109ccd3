import { Injectable } from '@nestjs/common';
import { TicketAnswerWarned } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { answerWarned } from './answer-warned.email.ts';

@Injectable()
export class WarnStaffWhenTicketAnswerWarned {
  @OnEvent(TicketAnswerWarned, 'mail')
  handle(ticket: TicketAnswerWarned, { jobs }: Handling): void {
    enqueueEmail(jobs, answerWarned, ticket, `${ticket.ticketId}:${ticket.answerDueAt}:${ticket.percent}`);
  }
}
