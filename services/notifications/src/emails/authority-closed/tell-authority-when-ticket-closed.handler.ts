import { Injectable } from '@nestjs/common';
import { AnyTicketClosed, TicketClosed } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityClosed } from './authority-closed.email.ts';

@Injectable()
export class TellAuthorityWhenTicketClosed {
  @OnEvent([TicketClosed, AnyTicketClosed], 'mail')
  handle({ reference, ticketId }: TicketClosed | AnyTicketClosed, { jobs }: Handling): void {
    if (reference) enqueueEmail(jobs, authorityClosed, { reference, ticketId }, reference);
  }
}
