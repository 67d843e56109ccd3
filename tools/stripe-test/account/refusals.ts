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

export const missing = (kind: string, id: string): Refusal =>
  new Refusal(`No such ${kind}: '${id}'`, 404, 'resource_missing', 'id');

export const wrong = (param: string, message: string, code = 'parameter_invalid'): Refusal =>
  new Refusal(message, 400, code, param);
