import { Injectable } from '@nestjs/common';
import { TicketAuthorityReminded } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityReminder } from './authority-reminder.email.ts';

/** Only of an order that its authority filed with us: of others staff reminds as it has asked. */
@Injectable()
export class RemindAuthorityWhenTicketAuthorityReminded {
  @OnEvent(TicketAuthorityReminded, 'mail')
  handle({ reference, ticketId, authorityDueAt }: TicketAuthorityReminded, { jobs }: Handling): void {
    if (!reference) return;
    enqueueEmail(jobs, authorityReminder, { reference, authorityDueAt }, `${ticketId}:${authorityDueAt}`);
  }
}
