import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

/** Only a mandate that is in force can be ended. */
export class MandateNotInForce extends DomainError {
  constructor() {
    super(409, ERROR_CODES.mandateNotInForce, 'The mandate is not in force');
  }
}

/** Nobody can take back what a mandate was relied on for: it ends now at the earliest, and never before it began. */
export class MandateEndsInThePast extends ValidationFailed {
  constructor() {
    super([{ path: 'endsAt', message: MESSAGES.mandateEndsAtPast }]);
  }
}

/** Nothing is certified any more of a mandate that is over; `endsAt` says since when. */
export class MandateOver extends DomainError {
  constructor(endsAt: string) {
    const errors = [{ path: 'endsAt', message: endsAt }];
    super(410, ERROR_CODES.mandateOver, 'The mandate has ended', { errors });
  }

  /** @param mandate that has an end. */
  static since({ endsAt }: { readonly endsAt: Date | null }): MandateOver {
    return new MandateOver(endsAt?.toISOString() ?? '');
  }
}
