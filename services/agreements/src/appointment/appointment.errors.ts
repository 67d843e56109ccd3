import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Nothing is certified any more of a mandate that is over; `endsAt` says since when. */
export class MandateOver extends DomainError {
  constructor(endsAt: string) {
    const errors = [{ path: 'endsAt', message: endsAt }];
    super(410, ERROR_CODES.mandateOver, 'The mandate has ended', { errors });
  }
}
