/** What the other subjects may use of subscriptions. */
export { cancellationPeriod, periodOfRefund } from './cancellation-period.ts';
export { FormerSubscription } from './former-subscription.entity.ts';
export { clientOfSubscription, signupOfSubscription } from './client-of-subscription.ts';
export {
  cancelSubscription,
  chargeNoMore,
  endSubscription,
  letFallOverdue,
  oweFeeAgain,
  renewSubscription,
  startSubscription,
} from './move-subscription.ts';
export { replaceSubscription } from './replace-subscription.ts';
export { Subscription, type FirstPeriod } from './subscription.entity.ts';
export {
  canPayOwed,
  hasCardPage,
  refundableUntil,
  toSubscriptionView,
  type Viewing,
} from './subscription.view.ts';
