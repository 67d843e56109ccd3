import { Injectable } from '@nestjs/common';
import { AnyTicketResponded, TicketResponded } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityAnswered } from './authority-answered.email.ts';

/** Only of an order that its authority filed with us: of others we do not know where to write. */
@Injectable()
export class TellAuthorityWhenTicketResponded {
  @OnEvent([TicketResponded, AnyTicketResponded], 'mail')
  handle({ reference }: TicketResponded | AnyTicketResponded, { jobs }: Handling): void {
    if (reference) enqueueEmail(jobs, authorityAnswered, { reference }, reference);
  }
}
