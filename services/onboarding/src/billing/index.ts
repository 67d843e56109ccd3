/** What the other subjects may use of billing. */
export { findBilling, isBillingKnown, saveBilling } from './billing-account.ts';
export {
  hasOpenTask,
  openBillingTask,
  openNewBillingTask,
  settleBillingTask,
  type TaskToOpen,
} from './open-billing-task.ts';
export { openProviderTask, openStandingTask, settleProviderTasks } from './provider-tasks.ts';
