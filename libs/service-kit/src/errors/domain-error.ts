import type { ErrorCode } from '@rep13/contracts-constants';
import type { ErrorBody, FieldError } from '@rep13/contracts-messaging';

/**
 * A broken rule with a name: subclasses say which. `status` is the HTTP status the gateway answers;
 * the same error travels over NATS as plain data.
 */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: { errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = new.target.name;
  }

  toBody(): ErrorBody {
    const { errors } = this.details;
    return { code: this.code, message: this.message, ...(errors && { errors }) };
  }
}
