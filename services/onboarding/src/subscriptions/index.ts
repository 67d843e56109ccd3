/** What the other subjects may use of subscriptions. */
export { periodOfRefund } from './cancellation-period.ts';
export { lockSubscription, signupOfSubscription } from './lock-subscription.ts';
export {
  cancelSubscription,
  endSubscription,
  letFallOverdue,
  renewSubscription,
  startSubscription,
} from './move-subscription.ts';
export { Subscription, type FirstPeriod } from './subscription.entity.ts';
export { hasCardPage, refundableUntil, toSubscriptionView, type Viewing } from './subscription.view.ts';
