import { PaymentCompleted } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { markSignupPaid } from '../signups/index.ts';
import { startSubscription, type FirstPeriod } from '../subscriptions/index.ts';
import { FIRST_YEAR, Payment, type NewPayment } from './payment.entity.ts';

/** What is known of the first year when it is paid. */
export interface FirstYear extends Omit<FirstPeriod, 'providerReference' | 'customerReference'> {
  readonly paidAt: Date;
  readonly payment: string;
  readonly charge: string | null;
  readonly subscription: string | null;
  readonly customer: string | null;
}

/** Keeps the payment of a year. */
export function recordPayment({ db }: Scope, payment: NewPayment): Promise<Payment> {
  return db.save(Object.assign(new Payment(), payment));
}

/** The first year is paid: the signup, its subscription, and what waits for it. Called with the signup locked. */
export async function recordFirstYear(scope: Scope, year: FirstYear): Promise<Payment> {
  const { signupId, amountCents, currency, provider, paidAt, periodStart, periodEnd } = year;
  const paid = { signupId, amountCents, currency, provider };
  const payment = await recordPayment(scope, {
    ...paid,
    serviceYear: FIRST_YEAR,
    providerReference: year.payment,
    chargeReference: year.charge,
    paidAt,
  });
  await markSignupPaid(scope.db, signupId, paidAt);
  await startSubscription(scope, {
    ...paid,
    providerReference: year.subscription,
    customerReference: year.customer,
    periodStart,
    periodEnd,
  });
  const completed = { ...paid, paymentId: payment.id, paidAt: paidAt.toISOString() };
  scope.outbox.add(PaymentCompleted, completed);
  return payment;
}
