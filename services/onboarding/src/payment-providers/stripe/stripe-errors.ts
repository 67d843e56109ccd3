import Stripe from 'stripe';
import { ProviderRefuses } from '../payment-provider.ts';

/** Stripe refuses for good, and why by its own codes. */
export class StripeRefuses extends ProviderRefuses {
  constructor(
    message: string,
    readonly code?: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

/** Stripe did not do it, and may do it later: it is down, too busy, or its key is wrong. */
export class StripeFailed extends Error {}

const BUSY = [409, 429];
/** What Stripe repeats of a request: addresses of people and keys. */
const PRIVATE = /[^\s'"]+@[^\s'"]+|\b(?:sk|rk|pk|whsec)_\S+/g;

/**
 * Asks Stripe. Its own errors hold the request with its headers, so none of them leaves this folder.
 * @throws ProviderRefuses where to ask again is of no use, StripeFailed else.
 */
export async function asking<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!isFinal(error)) throw new StripeFailed(nameOf(error));
    throw new StripeRefuses(messageOf(error), error.code, error.param);
  }
}

function isFinal(error: Stripe.errors.StripeError): boolean {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  if (BUSY.includes(error.statusCode ?? 0)) return false;
  return error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
}

const messageOf = (error: Stripe.errors.StripeError): string =>
  `${error.message.replace(PRIVATE, '…')} (${[error.code, error.requestId].filter(Boolean).join(', ')})`;

/** No message of Stripe: of a wrong key it repeats a part. */
const nameOf = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string =>
  `Stripe: ${[type, code, statusCode, requestId].filter(Boolean).join(', ')}`;
