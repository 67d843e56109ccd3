import { IsNull, type EntityManager } from 'typeorm';
import { Invoice } from './invoice.entity.ts';
import type { RefundedFee } from './paid-fee.ts';

/** The invoice of a payment as it was corrected last, not one that cancels a credit note. */
export const findInvoice = (db: EntityManager, paymentId: number): Promise<Invoice | null> =>
  db.findOne(Invoice, { where: { paymentId, kind: 'invoice', cancels: IsNull() }, order: { id: 'desc' } });

/** What all documents of a payment come to, in cents: the fee less what went back. */
export async function documentedCents(db: EntityManager, paymentId: number): Promise<number> {
  const [row] = await db.query<{ cents: number }[]>(
    'select coalesce(sum(net_cents + vat_cents), 0)::integer as cents from invoices where payment_id = $1',
    [paymentId],
  );
  return row?.cents ?? 0;
}

/** Of this movement; one that names none is from when there was one for a payment, and of the whole. */
export const findCreditNote = (
  db: EntityManager,
  { paymentId, movement }: Pick<RefundedFee, 'paymentId' | 'movement'>,
): Promise<Invoice | null> => {
  const note = { paymentId, kind: 'credit-note' as const };
  const where =
    movement === undefined
      ? [note]
      : [
          { ...note, movement },
          { ...note, movement: IsNull() },
        ];
  return db.findOneBy(Invoice, where);
};

/** Its job was enqueued with the movement of money, and neither a document nor one that waits has come of it yet. */
export async function isOnItsWay(db: EntityManager, job: string, key: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }[]>(
    'select exists (select from jobs where name = $1 and key = $2) as found',
    [job, key],
  );
  return row?.found ?? false;
}
