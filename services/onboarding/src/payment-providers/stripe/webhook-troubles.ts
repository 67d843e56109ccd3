import { parsedUrl } from '@rep13/contracts-constants';
import type Stripe from 'stripe';
import { asking } from './stripe-errors.ts';
import { STRIPE_EVENTS } from './stripe-facts.ts';

const PATH = '/api/payments/stripe/webhook';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MOST = 100;

/** What the account's endpoints lack, in words for staff; nothing where all events that we need are sent to us. */
export async function webhookTroubles(stripe: Stripe, publicUrl: string): Promise<string[]> {
  const { data } = await asking(() => stripe.webhookEndpoints.list({ limit: MOST }));
  const own = data.filter(({ url }) => leadsTo(publicUrl, url));
  const address = `${publicUrl}${PATH}`;
  if (own.length === 0) return [`No webhook endpoint leads to ${address}.`];
  const enabled = own.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return [`The webhook endpoint ${address} is disabled.`];
  const sent = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = sent.has('*') ? [] : STRIPE_EVENTS.filter((event) => !sent.has(event));
  return missing.length > 0 ? [`The webhook endpoint ${address} lacks events: ${missing.join(', ')}.`] : [];
}

/** On a machine of one's own each of its names will do. */
function leadsTo(publicUrl: string, address: string): boolean {
  const [own, other] = [new URL(publicUrl), parsedUrl(address)];
  if (!other) return false;
  const isOwn =
    own.origin === other.origin || (LOOPBACK.includes(own.hostname) && LOOPBACK.includes(other.hostname));
  return isOwn && other.pathname === PATH;
}
