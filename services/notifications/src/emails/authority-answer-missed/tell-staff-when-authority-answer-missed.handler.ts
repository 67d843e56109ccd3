import { Injectable } from '@nestjs/common';
import { TicketAuthorityAnswerMissed } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityAnswerMissed } from './authority-answer-missed.email.ts';

@Injectable()
export class TellStaffWhenAuthorityAnswerMissed {
  @OnEvent(TicketAuthorityAnswerMissed, 'mail')
  handle(ticket: TicketAuthorityAnswerMissed, { jobs }: Handling): void {
    enqueueEmail(jobs, authorityAnswerMissed, ticket, `${ticket.ticketId}:${ticket.authorityDueAt}`);
  }
}
