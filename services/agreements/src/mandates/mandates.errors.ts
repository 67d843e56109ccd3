import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Only a mandate that is in force can be ended. */
export class MandateNotInForce extends DomainError {
  constructor() {
    super(409, ERROR_CODES.mandateNotInForce, 'The mandate is not in force');
  }
}

/** Nothing is certified any more of a mandate that is over; `endsAt` says since when. */
export class MandateOver extends DomainError {
  constructor(endsAt: string) {
    const errors = [{ path: 'endsAt', message: endsAt }];
    super(410, ERROR_CODES.mandateOver, 'The mandate has ended', { errors });
  }
}
