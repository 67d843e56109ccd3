import { PROVIDER_FILES } from '@rep13/contracts-constants';
import type { AccountStatus } from '@rep13/contracts-onboarding/constants';
import type { EntityManager } from 'typeorm';
import { FileQuotaBeforeSetup, FileQuotaReached } from './provider-file.errors.ts';

interface Taken {
  readonly status: AccountStatus;
  readonly files: number;
  readonly bytes: number;
  readonly uploads: number;
}

/**
 * The caller holds the signup's row, so that two uploads can't both take the last place. Anybody may register in any
 * name: before the account is set up from our mail, little is kept. @throws FileQuotaReached, FileQuotaBeforeSetup
 */
export async function requireRoomForUpload(db: EntityManager, signupId: number): Promise<void> {
  const { status, files, uploads } = await takenBy(db, signupId);
  if (status === 'pending' && uploads >= PROVIDER_FILES.uploadsBeforeSetup) throw new FileQuotaBeforeSetup();
  if (files + uploads >= PROVIDER_FILES.filesPerSignup) throw new FileQuotaReached();
}

/** @throws FileQuotaReached, FileQuotaBeforeSetup */
export async function requireRoomForBytes(db: EntityManager, signupId: number, size: number): Promise<void> {
  const { status, bytes } = await takenBy(db, signupId);
  if (status === 'pending' && bytes + size > PROVIDER_FILES.bytesBeforeSetup)
    throw new FileQuotaBeforeSetup();
  if (bytes + size > PROVIDER_FILES.bytesPerSignup) throw new FileQuotaReached();
}

async function takenBy(db: EntityManager, signupId: number): Promise<Taken> {
  const [taken] = await db.query<Taken[]>(
    `select account_status as status,
       (select count(*)::integer from provider_files where signup_id = $1) as files,
       (select coalesce(sum(size), 0)::integer from provider_files where signup_id = $1) as bytes,
       (select count(*)::integer from provider_uploads where signup_id = $1) as uploads
     from signups where id = $1`,
    [signupId],
  );
  return taken ?? { status: 'pending', files: 0, bytes: 0, uploads: 0 };
}
