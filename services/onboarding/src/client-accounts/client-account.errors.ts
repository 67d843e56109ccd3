import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Same words for an unknown Client ID and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super(401, ERROR_CODES.invalidCredentials, 'Invalid credentials');
  }
}

/** Too many wrong passwords; a correct one does not help until the lock ends. */
export class AccountLocked extends DomainError {
  constructor() {
    super(423, ERROR_CODES.accountLocked, 'Account is locked');
  }
}

/** Said to the browser that asked for the set-up: no password was chosen yet with the link we mailed. */
export class AccountPending extends DomainError {
  constructor() {
    super(403, ERROR_CODES.accountPending, 'Account is pending');
  }
}

export class ClientIdNotFound extends DomainError {
  constructor() {
    super(404, ERROR_CODES.clientIdNotFound, 'Client ID not found');
  }
}

export class AccountAlreadyActivated extends DomainError {
  constructor() {
    super(409, ERROR_CODES.accountAlreadyActivated, 'Account is already activated');
  }
}

/** The mailed link continued a registration whose account is set up: its client signs in instead. */
export class RegistrationOver extends DomainError {
  constructor() {
    super(410, ERROR_CODES.accountAlreadyActivated, 'Account is already activated');
  }
}

/** The mailed link is too old, or it or another one was used. */
export class LinkExpired extends DomainError {
  constructor() {
    super(410, ERROR_CODES.linkExpired, 'This link is no longer valid');
  }
}

/** Said to staff: there is nothing left to suspend. */
export class AccountAlreadySuspended extends DomainError {
  constructor() {
    super(409, ERROR_CODES.accountSuspended, 'Account is already suspended');
  }
}

export class AccountNotSuspended extends DomainError {
  constructor() {
    super(409, ERROR_CODES.accountNotSuspended, 'Account is not suspended');
  }
}
