/** What Stripe answers instead of an object. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
    readonly code?: string,
    readonly param?: string,
    readonly type:
      'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error' = 'invalid_request_error',
  ) {
    super(message);
  }

  toJSON() {
    const { message, code, param, type } = this;
    return { error: { message, type, ...(code && { code }), ...(param && { param }) } };
  }
}

/** What Stripe refuses that has nothing to do with what was asked. */
export const FAILURES = {
  rate_limit: () =>
    new Refusal(
      'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
      429,
      'rate_limit',
    ),
  lock_timeout: () =>
    new Refusal(
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
      429,
      'lock_timeout',
    ),
  idempotency_key_in_use: () =>
    new Refusal(
      'There is currently another in-progress request using this Idempotency Key.',
      409,
      'idempotency_key_in_use',
      undefined,
      'idempotency_error',
    ),
} as const;

/** A status, or one of Stripe's refusals. */
export type Failure = number | keyof typeof FAILURES;

/** Whether Stripe's own libraries should ask again at once: its header `stripe-should-retry`. */
export const isToBeRetried = ({ status }: Refusal): boolean => status === 409 || status === 429;

export const missing = (kind: string, id: string): Refusal =>
  new Refusal(`No such ${kind}: '${id}'`, 404, 'resource_missing', 'id');

export const wrong = (param: string, message: string, code = 'parameter_invalid'): Refusal =>
  new Refusal(message, 400, code, param);
