import { listOf, type Price } from '../account/objects.ts';
import { Refusal, wrong } from '../account/refusals.ts';
import type { Call } from './endpoint.ts';
import { allow, inner, integer, list, metadataIn, needed, optional, webAddress, type Form } from './form.ts';

const DAY_SECONDS = 86_400;
const HALF_HOUR_SECONDS = 1_800;

export function createSession(call: Call): object {
  const { account, form, base } = call;
  allow(
    form,
    ...['mode', 'line_items', 'client_reference_id', 'customer_email', 'metadata', 'subscription_data'],
    ...['success_url', 'cancel_url', 'expires_at', 'locale', 'billing_address_collection'],
  );
  if (needed(form, 'mode') !== 'subscription')
    throw wrong('mode', 'This test server sells subscriptions only');
  const price = priceIn(call);
  const id = account.newId('cs_test');
  const session = account.put('sessions', {
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    cancel_url: webAddress(form, 'cancel_url'),
    client_reference_id: optional(form, 'client_reference_id') ?? null,
    created: account.now(),
    currency: price.currency,
    customer: null,
    customer_email: emailIn(form),
    expires_at: expiryIn(form, account.now()),
    invoice: null,
    livemode: false,
    metadata: metadataIn(form),
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: webAddress(form, 'success_url'),
    url: `${base}/pay/${id}`,
  });
  account.state.offers[id] = { price: price.id, metadata: metadataIn(inner(form, 'subscription_data')) };
  return session;
}

/** The session that began a subscription. */
export function listSessions({ account, form }: Call): object {
  allow(form, 'subscription', 'limit');
  const subscription = needed(form, 'subscription');
  return listOf(
    '/v1/checkout/sessions',
    account.all('sessions').filter((session) => session.subscription === subscription),
  );
}

function priceIn({ account, form }: Call): Price {
  const [item, ...more] = list(form, 'line_items');
  if (!item || typeof item === 'string' || Array.isArray(item) || more.length > 0)
    throw wrong('line_items', 'This test server sells one thing at a time', 'parameter_missing');
  allow(item, 'price', 'quantity');
  if (integer(item, 'quantity') !== 1) throw wrong('line_items[0][quantity]', 'Quantity must be 1 here');
  const price = account.get('prices', 'price', needed(item, 'price'));
  if (!price.active)
    throw new Refusal(`The price specified is inactive.`, 400, 'resource_missing', 'line_items[0][price]');
  return price;
}

function emailIn(form: Form): string | null {
  const email = optional(form, 'customer_email');
  if (email !== undefined && !/^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(email))
    throw wrong('customer_email', `Invalid email address: ${email}`, 'email_invalid');
  return email ?? null;
}

function expiryIn(form: Form, now: number): number {
  const at = integer(form, 'expires_at') ?? now + DAY_SECONDS;
  if (at < now + HALF_HOUR_SECONDS || at > now + DAY_SECONDS)
    throw wrong('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  return at;
}
