import { ERROR_CODES } from '@rep13/contracts-constants';
import type { FieldError } from '@rep13/contracts-messaging';
import { DomainError } from './domain-error.ts';
import { printablePath } from './printable-path.ts';

/** Not there, or not yours: the two must look alike. */
export class NotFound extends DomainError {
  constructor() {
    super(404, ERROR_CODES.notFound, 'Not found');
  }
}

/** Nobody reads more; without an end, an answer would be many times as long as what it answers. */
const FAULTS_NAMED = 20;

/** One or more fields break a rule: the first are named, and it is said when there are more. */
export class ValidationFailed extends DomainError {
  constructor(faults: readonly FieldError[]) {
    const errors = faults
      .slice(0, FAULTS_NAMED)
      .map(({ path, message }) => ({ path: printablePath(path), message }));
    const more = faults.length - errors.length;
    const also = more > 0 ? ` (${more} more are not listed)` : '';
    super(400, ERROR_CODES.validationFailed, `Please check the marked fields${also}`, { errors });
  }
}

/** Something behind this service is down; try again in a few seconds. */
export class ServiceUnavailable extends DomainError {
  constructor() {
    super(503, ERROR_CODES.serviceUnavailable, 'Service unavailable', { retryAfterSeconds: 5 });
  }
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super(422, ERROR_CODES.idempotencyKeyReused, 'This Idempotency-Key was used with another body');
  }
}

export class IdempotencyKeyInUse extends DomainError {
  constructor() {
    super(409, ERROR_CODES.idempotencyKeyInUse, 'The same request is still running', {
      retryAfterSeconds: 1,
    });
  }
}

/** A dead letter was handed to its handlers again, and they failed again. */
export class RedriveFailed extends DomainError {
  constructor() {
    super(409, ERROR_CODES.redriveFailed, 'The message failed again and stays a dead letter');
  }
}
