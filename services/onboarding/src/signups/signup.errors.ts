import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Staff closed the account to changes; reading goes on. */
export class AccountSuspended extends DomainError {
  constructor() {
    super(403, ERROR_CODES.accountSuspended, 'Account is suspended');
  }
}

/** A renewal has been owed for too long. Paying it, cancelling and reading go on. */
export class PaymentOverdue extends DomainError {
  constructor() {
    super(403, ERROR_CODES.paymentOverdue, 'Please pay the yearly fee that is overdue first');
  }
}
