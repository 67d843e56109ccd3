import { atEachStart } from '@rep13/service-kit';
import { BACKFILL_MANDATES } from './backfill-mandates.job.ts';
import { newestWithoutMandate } from './signed-without-mandate.ts';

/** A service of the release before may still have signed without a mandate meanwhile. */
export const BeginBackfill = atEachStart(async ({ db, jobs }) => {
  const upTo = await newestWithoutMandate(db);
  if (upTo !== undefined) jobs.enqueue(BACKFILL_MANDATES, `0-${upTo}`, { after: 0, upTo });
});
