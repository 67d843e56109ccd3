import { ERROR_CODES } from '@rep13/contracts-constants';
import type { FieldError } from '@rep13/contracts-messaging';
import { DomainError } from '@rep13/service-kit';

/** Somebody has this user name or this address already, whatever the case of its letters. */
export class AdminUserExists extends DomainError {
  constructor(errors: FieldError[]) {
    super(409, ERROR_CODES.adminUserExists, 'This member of staff exists already', { errors });
  }
}

/** Without an active admin nobody could ever let anybody in again. */
export class LastAdmin extends DomainError {
  constructor() {
    super(409, ERROR_CODES.lastAdmin, 'This is the last active admin');
  }
}

/** Nobody takes the own account's rights away: another admin does. */
export class OwnAccount extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ownAccount, 'Please ask another admin to change your account');
  }
}
