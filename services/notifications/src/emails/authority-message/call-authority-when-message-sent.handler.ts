import { Injectable } from '@nestjs/common';
import { TicketMessageSent } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityMessage } from './authority-message.email.ts';

@Injectable()
export class CallAuthorityWhenMessageSent {
  @OnEvent(TicketMessageSent, 'mail')
  handle({ direction, reference, messageId }: TicketMessageSent, { jobs }: Handling): void {
    if (direction !== 'staff_to_authority' || !reference) return;
    enqueueEmail(jobs, authorityMessage, { reference }, messageId);
  }
}
