import type { EntityManager } from 'typeorm';
import type { Books } from './books.ts';

interface Documented {
  readonly charge: string;
  readonly payment: string;
  readonly cents: number;
}

/** Of fees whose documents are all there: not while one is on its way, or waits until it is known how VAT stands on it. */
const SETTLED = `
  select payments.charge_reference as charge, payments.provider_reference as payment,
    coalesce((select sum(net_cents + vat_cents)::integer from invoices
      where invoices.payment_id = payments.id), 0) as cents
  from payments
  where provider = $1 and charge_reference = any($2)
    and not exists (select from awaiting_invoices as waiting where waiting.payment_id = payments.id)
    and not exists (select from jobs where queue = 'onboarding-invoices' and state <> 'done'
      and (key = payments.id::text or key like payments.id || ':%'))`;

/** Fees whose invoices and credit notes do not come to what is left of them, in words for staff. */
export async function documentDifferences(
  db: EntityManager,
  provider: string,
  { charges, documented }: Books,
): Promise<string[]> {
  const rows = await db.query<Documented[]>(SETTLED, [provider, charges]);
  return rows
    .filter(({ charge, cents }) => cents !== documented.get(charge))
    .map(
      ({ charge, payment, cents }) =>
        `payment ${payment}: the documents come to ${cents / 100}, and ${(documented.get(charge) ?? 0) / 100} is left`,
    );
}
