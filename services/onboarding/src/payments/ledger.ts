import { insertOnce } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { LedgerEntry } from './ledger-entry.entity.ts';

/** Enters what moved; again it stays one entry. @returns whether it is news */
export async function enter(db: EntityManager, entry: Omit<LedgerEntry, 'id'>): Promise<boolean> {
  return (await insertOnce(db, LedgerEntry, entry)) !== null;
}

/** What is left of a charge: it less all that went back and was taken back. */
export async function leftOf(db: EntityManager, provider: string, chargeReference: string): Promise<number> {
  const [row] = await db.query<{ left: number }[]>(
    `select coalesce(sum(amount_cents), 0)::integer as left from ledger_entries
     where provider = $1 and charge_reference = $2`,
    [provider, chargeReference],
  );
  return row?.left ?? 0;
}

/** The charge that a refund or a dispute is about. */
export const findCharge = (
  db: EntityManager,
  provider: string,
  chargeReference: string,
): Promise<LedgerEntry | null> => db.findOneBy(LedgerEntry, { provider, kind: 'charge', chargeReference });
