import type { Scope } from '@rep13/service-kit';
import { CHECK_PUBLICATION } from './check-publication.job.ts';
import type { PublicationWatch } from './publication-watch.entity.ts';

/** The next reading by the schedule. */
export function bookNextCheck(jobs: Scope['jobs'], { signupId, nextAt }: PublicationWatch): void {
  if (!nextAt) return;
  const dueAt = nextAt.toISOString();
  jobs.enqueue(CHECK_PUBLICATION, `${signupId} due ${dueAt}`, { signupId, dueAt }, nextAt);
}

/** One outside of the schedule, at once. */
export function bookCheckNow(jobs: Scope['jobs'], { signupId }: PublicationWatch, now: Date): void {
  const askedAt = now.toISOString();
  jobs.enqueue(CHECK_PUBLICATION, `${signupId} asked ${askedAt}`, { signupId, askedAt });
}
