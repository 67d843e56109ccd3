import { Injectable } from '@nestjs/common';
import { MandateRunOffBegan } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { mandateOver } from './mandate-over.email.ts';

/** Whose fee goes back was told of this end the same day, with what to do. */
@Injectable()
export class SendMandateOverWhenMandateRunOffBegan {
  @OnEvent(MandateRunOffBegan, 'mail')
  handle(event: MandateRunOffBegan, { jobs }: Handling): void {
    if (event.cancelledBy !== 'refund') enqueueEmail(jobs, mandateOver, event);
  }
}
