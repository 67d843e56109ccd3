import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { StatusBadge } from '@rep13/ui';
import { Facts } from '../frame/Facts.tsx';
import { SUBSCRIPTION_STATE, subscriptionFacts } from './subscription-labels.ts';

/** Until when a client has paid, what is charged next, and how it ends. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionView }) {
  const [tone, label] = SUBSCRIPTION_STATE[subscription.state];
  return (
    <Facts
      facts={[['State', <StatusBadge tone={tone}>{label}</StatusBadge>], ...subscriptionFacts(subscription)]}
    />
  );
}
