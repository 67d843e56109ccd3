import type Stripe from 'stripe';
import { keyOf } from './checkout.ts';
import { asking } from './stripe-errors.ts';

/** By which we find it again among the account's configurations. */
const MARK = { rep13: 'card' };
/** Bills are paid where they are listed. Agreements end on our own pages, with their dates and the notice. */
const FEATURES = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
  customer_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams['features'];

type Feature = keyof typeof FEATURES;
const MOST = 100;

/** The configuration of the page of the card: made where there is none, set right where it is another. @returns its id */
export async function cardPortal(stripe: Stripe, publicUrl: string): Promise<string> {
  const { configurations } = stripe.billingPortal;
  const { data } = await asking(() => configurations.list({ active: true, limit: MOST }));
  const own = data.find(({ metadata }) => metadata?.['rep13'] === MARK.rep13);
  if (!own) return makePortal(stripe, publicUrl);
  const isRight = Object.entries(FEATURES).every(
    ([feature, { enabled }]) => own.features[feature as Feature].enabled === enabled,
  );
  if (!isRight) await asking(() => configurations.update(own.id, { features: FEATURES }));
  return own.id;
}

/** Two instances that start at once say the same key. */
async function makePortal(stripe: Stripe, publicUrl: string): Promise<string> {
  const portal = {
    name: 'Card and bills',
    features: FEATURES,
    metadata: MARK,
    // Stripe takes no address of a machine of one's own.
    ...(publicUrl.startsWith('https://') && {
      business_profile: {
        privacy_policy_url: `${publicUrl}/privacy`,
        terms_of_service_url: `${publicUrl}/terms`,
      },
    }),
  };
  const idempotencyKey = keyOf('rep13-card-portal', portal);
  const made = await asking(() => stripe.billingPortal.configurations.create(portal, { idempotencyKey }));
  return made.id;
}
