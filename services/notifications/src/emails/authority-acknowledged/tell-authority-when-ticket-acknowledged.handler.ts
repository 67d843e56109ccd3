import { Injectable } from '@nestjs/common';
import { AnyTicketAcknowledged, TicketAcknowledged } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityAcknowledged } from './authority-acknowledged.email.ts';

/** Only of an order that its authority filed with us: of others we do not know where to write. */
@Injectable()
export class TellAuthorityWhenTicketAcknowledged {
  @OnEvent([TicketAcknowledged, AnyTicketAcknowledged], 'mail')
  handle({ reference }: TicketAcknowledged | AnyTicketAcknowledged, { jobs }: Handling): void {
    if (reference) enqueueEmail(jobs, authorityAcknowledged, { reference }, reference);
  }
}
