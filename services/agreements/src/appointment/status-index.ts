import { insertOnce } from '@rep13/service-kit';
import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { CredentialStatus } from './credential-status.entity.ts';
import { STATUS_ENTRIES } from './encoded-list.ts';

/** Draws until one is free; with so many in vain the list is all but full. */
const DRAWS = 1_000;

/** The place of this mandate in the status list: the one it has, or a new one. */
export async function statusIndexOf(db: EntityManager, mandateId: number, draw = DRAWS): Promise<number> {
  const found = await db.findOneBy(CredentialStatus, { mandateId });
  if (found) return found.statusIndex;
  if (draw === 0) throw new Error('the status list is full: another one has to be published');
  // Nothing is inserted where another mandate has the place, or another request was first: look again.
  await insertOnce(db, CredentialStatus, { mandateId, statusIndex: randomInt(STATUS_ENTRIES) });
  return statusIndexOf(db, mandateId, draw - 1);
}

/** The places of all mandates that are over by now. */
export async function revokedIndexes(db: EntityManager, now: Date): Promise<number[]> {
  const rows = await db.query<{ index: number }[]>(
    `select s.status_index as index from credential_statuses s join mandates m on m.id = s.mandate_id
     where m.ends_at <= $1`,
    [now],
  );
  return rows.map(({ index }) => index);
}
