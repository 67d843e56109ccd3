import type { Scope } from '@rep13/service-kit';
import { ISSUE_CERTIFICATE } from './issue-certificate.job.ts';

/**
 * Has the next certificate of a mandate issued; the one before it is revoked by that. For the beginning of a mandate,
 * and for every change of what a certificate says, in the transaction of the change.
 */
export async function enqueueCertificate(
  { db, jobs }: Pick<Scope, 'db' | 'jobs'>,
  mandateId: number,
  isBackfilled = false,
): Promise<void> {
  const [last] = await db.query<{ version: number }[]>(
    'select coalesce(max(version), 0) as version from certificates where mandate_id = $1',
    [mandateId],
  );
  const version = (last?.version ?? 0) + 1;
  jobs.enqueue(ISSUE_CERTIFICATE, `${mandateId}-${version}`, { mandateId, version, isBackfilled });
}
