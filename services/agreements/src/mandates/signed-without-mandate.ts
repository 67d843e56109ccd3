import type { EntityManager } from 'typeorm';
import type { BackfillRange } from './backfill-mandates.job.ts';

export interface SignedWithoutMandate {
  /** Of the agreement. */
  readonly id: number;
  readonly signupId: number;
  readonly signedAt: Date;
}

/** Agreements that were signed before mandates were kept, the oldest first. */
export const signedWithoutMandate = (
  db: EntityManager,
  { after, upTo }: BackfillRange,
  limit: number,
): Promise<SignedWithoutMandate[]> =>
  db.query(
    `select a.id, a.signup_id as "signupId", a.signed_at as "signedAt"
     from legal_agreements a left join mandates m on m.signup_id = a.signup_id
     where m.id is null and a.id > $1 and a.id <= $2 order by a.id limit $3`,
    [after, upTo, limit],
  );

/** The id of the newest of them, if there is one. */
export async function newestWithoutMandate(db: EntityManager): Promise<number | undefined> {
  const [row] = await db.query<{ id: number | null }[]>(
    `select max(a.id) as id from legal_agreements a left join mandates m on m.signup_id = a.signup_id
     where m.id is null`,
  );
  return row?.id ?? undefined;
}
