import { DesignationSent } from '@rep13/contracts-agreements';
import { ACKNOWLEDGEMENT_DAYS, type DesignationChannel } from '@rep13/contracts-agreements/constants';
import { DAY_MS } from '@rep13/contracts-constants';
import type { Scope } from '@rep13/service-kit';
import { factsOf, type Designation } from './designation.entity.ts';
import { REMIND_OF_ACKNOWLEDGEMENT } from './remind-of-acknowledgement.job.ts';

/** How a letter went out, when, and who did it: `admin:<id>`. */
interface Sending {
  readonly channel: DesignationChannel | null;
  readonly reference: string | null;
  readonly at: Date;
  readonly by: string;
}

/** A letter went out: it is announced, and staff is reminded unless the coordinator acknowledges it. */
export function recordSent(
  { outbox, jobs }: Pick<Scope, 'outbox' | 'jobs'>,
  designation: Designation,
  { channel, reference, at, by }: Sending,
): void {
  const sent = { channel, reference, sentAt: at, sentBy: by, returnedAt: null, returnReason: null };
  Object.assign(designation, sent);
  outbox.add(DesignationSent, { ...factsOf(designation), sentAt: at.toISOString() });
  const { id: designationId } = designation;
  const remindAt = new Date(at.getTime() + ACKNOWLEDGEMENT_DAYS * DAY_MS);
  const key = `${designationId}:${at.toISOString()}`;
  jobs.enqueue(REMIND_OF_ACKNOWLEDGEMENT, key, { designationId }, remindAt);
}
