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
  return payments.map((payment) => ({
    ...toPaymentView(payment),
    companyName: names.get(payment.signupId) ?? '',
    serviceYear: payment.serviceYear,
    providerReference: payment.providerReference,
    invoice: invoices.get(payment.id) ?? null,
    refund: refundOf.get(payment.id) ?? null,
  }));
}

/** @throws NotFound */
export async function paymentItem(db: EntityManager, id: number): Promise<PaymentItem> {
  const [item] = await paymentItems(db, [id]);
  if (!item) throw new NotFound();
  return item;
}

async function invoiceNumbers(db: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ paymentId: number; number: string }[]>(
    `select payment_id as "paymentId", number from invoices where kind = 'invoice' and payment_id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ paymentId, number }) => [paymentId, number]));
}
