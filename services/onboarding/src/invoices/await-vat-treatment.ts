import { formatLegalDay, type LegalDay, formatMoney } from '@rep13/contracts-constants';
import type { BillingView } from '@rep13/contracts-onboarding';
import { insertOnce, type Scope } from '@rep13/service-kit';
import { openBillingTask } from '../billing/index.ts';
import type { EntityManager } from 'typeorm';
import { AwaitingInvoice } from './awaiting-invoice.entity.ts';
import type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';

/** The task about the invoice of one payment. */
export const taskKeyOf = (paymentId: number): string => `vat-unclear ${paymentId}`;

/** No rule says how VAT stands on the invoice: it waits, and staff finds out. Told again, it stays one task. */
export async function awaitVatTreatment(
  scope: Scope,
  fee: PaidFee,
  billing: Omit<BillingView, 'vatTreatment'>,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  const { paymentId, signupId } = fee;
  const awaiting = { paymentId, signupId, payment: { ...fee }, movements: [], since: now };
  await insertOnce(scope.db, AwaitingInvoice, awaiting);
  const task = { signupId, kind: 'vat-unclear', key: taskKeyOf(paymentId) } as const;
  await openBillingTask(scope, { ...task, details: detailsOf(fee, billing, timeZone) }, now);
}

/** What went back of a fee whose invoice waits: its credit note comes with the invoice. @returns whether one waits */
export async function creditWhenIssued(db: EntityManager, refund: RefundedFee): Promise<boolean> {
  const waiting = await db.findOneBy(AwaitingInvoice, { paymentId: refund.paymentId });
  if (!waiting) return false;
  const others = waiting.movements.filter(({ movement }) => movement !== refund.movement);
  await setMovements(db, refund.paymentId, [...others, refund]);
  return true;
}

/** As `creditWhenIssued`, of money that is ours again: it has no document at all. @returns whether one waited */
export async function creditNoMore(
  db: EntityManager,
  { paymentId, movement }: ReturnedFee,
): Promise<boolean> {
  const waiting = await db.findOneBy(AwaitingInvoice, { paymentId });
  if (!waiting?.movements.some((one) => one.movement === movement)) return false;
  const left = waiting.movements.filter((one) => one.movement !== movement);
  await setMovements(db, paymentId, left);
  return true;
}

async function setMovements(db: EntityManager, paymentId: number, movements: readonly RefundedFee[]) {
  await db.query('update awaiting_invoices set movements = $2 where payment_id = $1', [
    paymentId,
    JSON.stringify(movements),
  ]);
}

/** For staff: what was paid, and what is known of the client. */
function detailsOf(fee: PaidFee, billing: Omit<BillingView, 'vatTreatment'>, timeZone: string): string {
  const business = billing.taxId
    ? `${billing.taxIdType} ${billing.taxId}, to be looked up at: ${billing.businessProof}`
    : 'the client has given no company or tax number';
  return `${formatMoney(fee)} for year ${fee.serviceYear} was paid on ${formatLegalDay<LegalDay>(fee.paidAt, timeZone)}. Country: ${billing.country}; ${business}.`;
}
