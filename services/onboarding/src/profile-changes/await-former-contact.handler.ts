import { Injectable } from '@nestjs/common';
import { FormerContactNotReached, FormerContactNotified } from '@rep13/contracts-notifications';
import { Clock, OnEvent, type Handling } from '@rep13/service-kit';
import { APPLY_PROFILE_CHANGE } from './apply-profile-change.job.ts';
import { lockChange } from './lock-change.ts';

/**
 * The time in which the former contact may stop a change runs from the moment when the mail went out. Where it was
 * given up it runs from then: a mailbox that is gone is a reason to change the address, and staff sees that it failed.
 */
@Injectable()
export class AwaitFormerContact {
  constructor(private readonly clock: Clock) {}

  @OnEvent(FormerContactNotified, 'profile-changes')
  notified({ toldAt, ...change }: FormerContactNotified, handling: Handling): Promise<void> {
    return beginWait(change, new Date(toldAt), handling);
  }

  @OnEvent(FormerContactNotReached, 'profile-changes')
  notNotified(change: FormerContactNotReached, handling: Handling): Promise<void> {
    return beginWait(change, this.clock.now(), handling);
  }
}

async function beginWait(
  { signupId, changeId }: FormerContactNotReached,
  from: Date,
  { db, jobs }: Handling,
): Promise<void> {
  const found = await lockChange(db, { id: changeId, signupId });
  if (found?.change.state !== 'open' || !found.change.isStoppable) return;
  const until = found.change.letStopFrom(from);
  await db.save(found.change);
  jobs.enqueue(APPLY_PROFILE_CHANGE, `${changeId}:${until.toISOString()}`, { changeId }, until);
}
