import { PROVIDER_FILES } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';
import { FileQuotaReached } from './provider-file.errors.ts';

/** The caller holds the signup's row, so that two uploads can't both take the last place. @throws FileQuotaReached */
export async function requireRoomForUpload(db: EntityManager, signupId: number): Promise<void> {
  const [row] = await db.query<{ taken: number }[]>(
    `select ((select count(*) from provider_files where signup_id = $1)
       + (select count(*) from provider_uploads where signup_id = $1))::integer as taken`,
    [signupId],
  );
  if ((row?.taken ?? 0) >= PROVIDER_FILES.filesPerSignup) throw new FileQuotaReached();
}

/** @throws FileQuotaReached */
export async function requireRoomForBytes(db: EntityManager, signupId: number, size: number): Promise<void> {
  const [row] = await db.query<{ kept: number }[]>(
    'select coalesce(sum(size), 0)::integer as kept from provider_files where signup_id = $1',
    [signupId],
  );
  if ((row?.kept ?? 0) + size > PROVIDER_FILES.bytesPerSignup) throw new FileQuotaReached();
}
