import type { EntityManager } from 'typeorm';

/** From which record to which. */
interface NotifiedRecordChange {
  readonly formerRecordId: number;
  readonly recordId: number;
}

/**
 * What a client learns of the representative by a certificate: the change since the record in the last certificate
 * that it was given. Undefined where it was given none before, or the two records say the same.
 */
export async function recordChangeNotified(
  db: EntityManager,
  by: { readonly mandateId: number; readonly version: number; readonly recordId: number | null },
): Promise<NotifiedRecordChange | undefined> {
  const [change] = await db.query<NotifiedRecordChange[]>(
    `select former.id as "formerRecordId", own.id as "recordId"
     from representative_records own
     cross join lateral (
       select coalesce(record_id, (select min(id) from representative_records)) as record_id from certificates
       where mandate_id = $1 and version < $2 and announced_at is not null order by version desc limit 1) given
     join representative_records former on former.id = given.record_id
     where own.id = $3 and former.fingerprint <> own.fingerprint`,
    [by.mandateId, by.version, by.recordId],
  );
  return change;
}
