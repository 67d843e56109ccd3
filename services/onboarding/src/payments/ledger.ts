import type { EntityManager } from 'typeorm';
import { LedgerEntry } from './ledger-entry.entity.ts';

/** Enters what moved; again it stays one entry. @returns whether it is news */
export async function enter(db: EntityManager, entry: Omit<LedgerEntry, 'id'>): Promise<boolean> {
  const { raw } = await db
    .createQueryBuilder()
    .insert()
    .into(LedgerEntry)
    .values(entry)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length > 0;
}

/** The charge that a refund or a dispute is about. */
export const findCharge = (
  db: EntityManager,
  provider: string,
  chargeReference: string,
): Promise<LedgerEntry | null> => db.findOneBy(LedgerEntry, { provider, kind: 'charge', chargeReference });
