import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { EntityManager } from 'typeorm';
import { fingerprintOf, recordFacts } from './record-facts.ts';
import { RepresentativeRecord } from './representative-record.entity.ts';

/** The record that holds now; null before the first one is stored. */
export async function newestRecord(db: EntityManager): Promise<RepresentativeRecord | null> {
  const [newest] = await db.find(RepresentativeRecord, { order: { id: 'DESC' }, take: 1 });
  return newest ?? null;
}

/**
 * The id of the record that this replica prints, which has to be the newest; null before the first one is stored.
 * @throws where this replica was started with another one, so that the work is tried again elsewhere
 */
export async function printedRecordId(db: EntityManager, entity: LegalEntity): Promise<number | null> {
  const newest = await newestRecord(db);
  if (newest && newest.fingerprint !== fingerprintOf(recordFacts(entity)))
    throw new Error('this replica was started with another record of the representative');
  return newest?.id ?? null;
}
