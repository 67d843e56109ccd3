import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Staff closed the account to changes; reading goes on. */
export class AccountSuspended extends DomainError {
  constructor() {
    super(403, ERROR_CODES.accountSuspended, 'Account is suspended');
  }
}
