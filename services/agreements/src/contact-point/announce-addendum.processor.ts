import { Injectable } from '@nestjs/common';
import { Clock, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { ANNOUNCE_ADDENDUM } from './announce-addendum.job.ts';
import { announceAddendum } from './announce-addendum.ts';

/** Nothing to do when it was announced with its seal. */
@Process(ANNOUNCE_ADDENDUM)
@Injectable()
export class AnnounceAddendum implements JobProcessor<{ signupId: number }> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { signupId } }: JobTry<{ signupId: number }>): Promise<Conclusion> {
    const announce: Conclusion = (scope) => announceAddendum(scope, signupId, this.clock.now());
    return Promise.resolve(announce);
  }
}
