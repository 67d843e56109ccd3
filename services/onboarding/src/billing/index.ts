/** What the other subjects may use of billing. */
export { findBilling, isBillingKnown, keepBilling } from './billing-account.ts';
export { openBillingTask, settleBillingTask, type TaskToOpen } from './open-billing-task.ts';
