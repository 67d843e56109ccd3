import { Injectable } from '@nestjs/common';
import { Clock, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { APPLY_PROFILE_CHANGE } from './apply-profile-change.job.ts';
import { applyWhenReady } from './apply-when-ready.ts';
import { lockChange } from './lock-change.ts';

/** Nothing to do when it was decided meanwhile, or when an address still waits: its confirmation applies it then. */
@Process(APPLY_PROFILE_CHANGE)
@Injectable()
export class ApplyProfileChange implements JobProcessor<{ changeId: number }> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { changeId } }: JobTry<{ changeId: number }>): Promise<Conclusion> {
    return Promise.resolve(async (scope) => {
      const found = await lockChange(scope.db, { id: changeId });
      if (found?.change.state !== 'open') return;
      const { signup, change } = found;
      const now = this.clock.now();
      await applyWhenReady(scope, signup, change, now);
      // When a job is due the database says, whose clock may be ahead of this one.
      const until = change.stoppableUntil;
      if (until && now < until)
        scope.jobs.enqueue(APPLY_PROFILE_CHANGE, `${changeId}:${now.toISOString()}`, { changeId }, until);
    });
  }
}
