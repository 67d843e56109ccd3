import type { PaymentItem } from '@rep13/contracts-onboarding';
import { NotFound } from '@rep13/service-kit';
import { In, type EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { Payment, toPaymentView } from './payment.entity.ts';
import { Refund, toRefundView } from './refund.entity.ts';

/** Payments as staff sees them, newest first: whose they are, their invoices and what went back. */
export async function paymentItems(db: EntityManager, ids: readonly number[]): Promise<PaymentItem[]> {
  const payments = await db.find(Payment, { where: { id: In([...ids]) }, order: { id: 'desc' } });
  const signupIds = payments.map(({ signupId }) => signupId);
  const signups = await db.find(Signup, {
    select: { id: true, companyName: true },
    where: { id: In(signupIds) },
  });
  const refunds = await db.findBy(Refund, { paymentId: In([...ids]) });
  const names = new Map(signups.map(({ id, companyName }) => [id, companyName]));
  const refundOf = new Map(refunds.map((refund) => [refund.paymentId, toRefundView(refund)]));
  const invoices = await invoiceNumbers(db, ids);
  const returned = await returnedCents(db, ids);
  return payments.map((payment) => ({
    ...toPaymentView(payment),
    companyName: names.get(payment.signupId) ?? '',
    serviceYear: payment.serviceYear,
    providerReference: payment.providerReference,
    invoice: invoices.get(payment.id) ?? null,
    refund: refundOf.get(payment.id) ?? null,
    returnedCents: returned.get(payment.id) ?? 0,
  }));
}

/** @throws NotFound */
export async function paymentItem(db: EntityManager, id: number): Promise<PaymentItem> {
  const [item] = await paymentItems(db, [id]);
  if (!item) throw new NotFound();
  return item;
}

/** As they were corrected last. */
async function invoiceNumbers(db: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ paymentId: number; number: string }[]>(
    `select payment_id as "paymentId", number from invoices
     where kind = 'invoice' and cancels is null and payment_id = any($1) order by id`,
    [ids],
  );
  return new Map(rows.map(({ paymentId, number }) => [paymentId, number]));
}

/** What went back of each, and what banks took back. */
async function returnedCents(db: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ paymentId: number; cents: number }[]>(
    `select payments.id as "paymentId", -sum(moved.amount_cents)::integer as cents
     from payments join ledger_entries as moved
       on moved.provider = payments.provider and moved.charge_reference = payments.charge_reference
     where payments.id = any($1) and moved.kind <> 'charge' group by payments.id`,
    [ids],
  );
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]));
}
