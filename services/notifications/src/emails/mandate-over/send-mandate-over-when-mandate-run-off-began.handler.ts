import { Injectable } from '@nestjs/common';
import { MandateRunOffBegan } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { mandateOver } from './mandate-over.email.ts';

@Injectable()
export class SendMandateOverWhenMandateRunOffBegan {
  @OnEvent(MandateRunOffBegan, 'mail')
  handle(event: MandateRunOffBegan, { jobs }: Handling): void {
    enqueueEmail(jobs, mandateOver, event);
  }
}
