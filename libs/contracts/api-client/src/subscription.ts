// Written by `npm run reference` from services/gateway/src/client/subscription.controller.ts.
import type { CancellationBody, PaymentBegunView, SubscriptionView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get the own subscription, and what a cancellation would mean now. `null` as long as nothing is paid. */
export const get = 'GET /api/client/subscription' as Operation<
  'GET /api/client/subscription',
  { answer: SubscriptionView | null }
>;

/** End the agreement on the day that was shown. No further fee is charged, and the mandate follows. */
export const cancel = 'POST /api/client/cancellation' as Operation<
  'POST /api/client/cancellation',
  {
    body: CancellationBody;
    answer: SubscriptionView;
    error: 'onboarding.cancellation-changed' | 'onboarding.cancellation-not-possible';
  }
>;

/**
 * Take the own cancellation back. Possible until the paid time is over; the agreement goes on, and is charged again.
 */
export const resume = 'POST /api/client/resumption' as Operation<
  'POST /api/client/resumption',
  {
    answer: SubscriptionView;
    error: 'onboarding.payment-provider-away' | 'onboarding.resumption-not-possible';
  }
>;

/** Ask the first year's fee back, within 30 days after paying it. The agreement ends today. */
export const refund = 'POST /api/client/refund' as Operation<
  'POST /api/client/refund',
  { answer: SubscriptionView; error: 'onboarding.refund-not-possible' }
>;

/** Get the provider's page where an owed year is paid. Only where no card is tried for it any more. */
export const payOwed = 'POST /api/client/owed' as Operation<
  'POST /api/client/owed',
  { answer: PaymentBegunView; error: 'onboarding.nothing-owed' | 'onboarding.payment-provider-away' }
>;

/** Get the provider's page where the card is changed and what is owed is paid. */
export const card = 'POST /api/client/card' as Operation<
  'POST /api/client/card',
  { answer: PaymentBegunView; error: 'onboarding.payment-provider-away' }
>;
