import { Injectable } from '@nestjs/common';
import { MandateEnding } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { mandateEnding } from './mandate-ending.email.ts';

/**
 * A corrected date is told again. Of an end that comes with its notice the mail about the end tells, and of a cancelled
 * subscription its own mail.
 */
@Injectable()
export class SendMandateEndingWhenMandateEnding {
  @OnEvent(MandateEnding, 'mail')
  handle(event: MandateEnding, { jobs }: Handling): void {
    const isOver = new Date(event.endsAt) <= new Date(event.noticeAt);
    if (!isOver && !event.cancelledBy) enqueueEmail(jobs, mandateEnding, event, event.endsAt);
  }
}
