// Written by `npm run reference` from services/gateway/src/onboarding/payment.controller.ts.
import type {
  PaymentBegunView,
  PaymentBody,
  PaymentStateQuery,
  PaymentStateView,
  PaymentView,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Pay for the own signup. The first payment stays; a second call answers it again. A provider with a page of its own
 * answers `redirectTo` instead, and its webhook pays.
 */
export const complete = 'POST /api/payment' as Operation<
  'POST /api/payment',
  {
    body: PaymentBody;
    answer: PaymentView | PaymentBegunView;
    error: 'onboarding.account-suspended' | 'onboarding.payment-provider-away';
  }
>;

/** Get how the fee of the own signup is paid, and whether it is. 404 for a `session` that is not this signup's. */
export const state = 'GET /api/payment/:signupId' as Operation<
  'GET /api/payment/:signupId',
  { query: PaymentStateQuery; answer: PaymentStateView }
>;
