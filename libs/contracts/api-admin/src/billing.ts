// Written by `npm run reference` from services/gateway/src/admin/billing.controller.ts.
import type {
  BillingBody,
  BillingTaskView,
  BillingTasksQuery,
  BillingView,
  FeeChangeBody,
  FeeChangesView,
  FinishBillingTaskBody,
  SubscriptionView,
  TaxIdCheckBody,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** List what has to be settled about money. Newest first; `open=true` leaves out what is settled. */
export const tasks = 'GET /api/admin/billing-tasks' as Operation<
  'GET /api/admin/billing-tasks',
  { query: BillingTasksQuery; answer: BillingTaskView[] }
>;

/** Say how a task was settled. 409 once somebody has said so. */
export const finish = 'POST /api/admin/billing-tasks/:id/done' as Operation<
  'POST /api/admin/billing-tasks/:id/done',
  { body: FinishBillingTaskBody; answer: BillingTaskView; error: 'onboarding.billing-task-done' }
>;

/** Get whom a client's invoices are for. */
export const billing = 'GET /api/admin/clients/:signupId/billing' as Operation<
  'GET /api/admin/clients/:signupId/billing',
  { answer: BillingView }
>;

/** Say whom a client's invoices are for. Payments that wait for it get theirs. */
export const change = 'PUT /api/admin/clients/:signupId/billing' as Operation<
  'PUT /api/admin/clients/:signupId/billing',
  { body: BillingBody; answer: BillingView; error: 'onboarding.account-suspended' }
>;

/** Record that a client's number was looked up where it is registered. Payments that wait for it get their invoice. */
export const recordCheck = 'POST /api/admin/clients/:signupId/tax-id-checks' as Operation<
  'POST /api/admin/clients/:signupId/tax-id-checks',
  { body: TaxIdCheckBody; answer: BillingView }
>;

/** Get a client's subscription. `null` as long as nothing is paid. */
export const subscription = 'GET /api/admin/clients/:signupId/subscription' as Operation<
  'GET /api/admin/clients/:signupId/subscription',
  { answer: SubscriptionView | null }
>;

/**
 * Announce another fee to a client. A higher one begins with the next year that is 60 days away, a lower one with the
 * next year; the fee of today takes an announcement back. 409 if there is no further year, or the client knows of it.
 */
export const announceFee = 'POST /api/admin/clients/:signupId/fee-change' as Operation<
  'POST /api/admin/clients/:signupId/fee-change',
  { body: FeeChangeBody; answer: { announced: true }; error: 'onboarding.fee-change-not-possible' }
>;

/** Announce another fee to every client whose agreement renews. Each gets its own dates, and a mail. */
export const announceFeeToAll = 'POST /api/admin/fee-changes' as Operation<
  'POST /api/admin/fee-changes',
  { body: FeeChangeBody; answer: FeeChangesView }
>;
