import { Injectable } from '@nestjs/common';
import { TicketMessageSent } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketMessage } from './ticket-message.email.ts';

@Injectable()
export class CallClientWhenMessageSent {
  @OnEvent(TicketMessageSent, 'mail')
  handle(ticket: TicketMessageSent, { jobs }: Handling): void {
    const { direction, signupId, ticketId, ticketNumber, messageId } = ticket;
    if (direction !== 'staff_to_client' || signupId === undefined) return;
    enqueueEmail(jobs, ticketMessage, { signupId, ticketId, ticketNumber }, messageId);
  }
}
