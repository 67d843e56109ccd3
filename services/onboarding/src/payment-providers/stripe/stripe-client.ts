import Stripe from 'stripe';

/** The variables of Stripe; the names are those of the environment. */
export interface StripeSettings {
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_BASE?: string;
  /** PUBLIC_URL, without a slash at its end. */
  readonly publicUrl: string;
}

/** The shapes that `stripe` 23.1.0 is written for, whatever version the account is set to. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function stripeClient({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Omit<StripeSettings, 'publicUrl'>): Stripe {
  return new Stripe(STRIPE_SECRET_KEY ?? '', {
    apiVersion: API_VERSION,
    telemetry: false,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    ...(STRIPE_API_BASE ? addressOf(STRIPE_API_BASE) : {}),
  });
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  };
}
