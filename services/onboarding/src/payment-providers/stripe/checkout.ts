import { sha256Hex } from '@rep13/service-kit/hashes';
import { DAY_MS, sendableAddress } from '@rep13/contracts-constants';
import type Stripe from 'stripe';
import type { Begun, Charge } from '../payment-provider.ts';

type Redirect = Extract<Begun, { redirect: unknown }>['redirect'];

/** What Stripe's page is asked to charge, each year from today. Without another word it closes after 24 hours. */
export function checkoutOf(charge: Charge, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { signupId: `${charge.signupId}` };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    client_reference_id: `${charge.signupId}`,
    customer_email: sendableAddress(charge.email) ?? charge.email,
    metadata,
    subscription_data: { metadata },
    success_url: withSession(charge.returnUrl),
    cancel_url: charge.closedUrl,
  };
}

/** The braces are Stripe's and must not be encoded. */
function withSession(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}session={CHECKOUT_SESSION_ID}`;
}

/** Stripe refuses a key that came with another payload: a changed address is another question. */
export function keyOf(name: string, payload: object): string {
  const print = sha256Hex(JSON.stringify(payload));
  return `${name}-${print.slice(0, 24)}`;
}

export function sessionIn({ id, url, expires_at }: Stripe.Checkout.Session): Redirect {
  // Nowhere to go: the charge of this name is over already.
  if (!url) throw new Error(`Stripe: the session ${id} has no page`);
  return {
    url,
    session: id,
    expiresAt: expires_at ? new Date(expires_at * 1_000) : new Date(Date.now() + DAY_MS),
  };
}
