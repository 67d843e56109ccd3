import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

/** One change at a time: two at once could each undo what the other says. */
export class ProfileChangeOpen extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.profileChangeOpen,
      'Another change is open. Withdraw it, or wait until it is decided.',
    );
  }
}

/** It was applied, refused or withdrawn meanwhile. */
export class ProfileChangeDecided extends DomainError {
  constructor() {
    super(409, ERROR_CODES.profileChangeDecided, 'This change is decided already.');
  }
}

/** Everything that was asked for is so already. */
export const nothingChanges = (): ValidationFailed =>
  new ValidationFailed([{ path: 'changes', message: MESSAGES.profileUnchanged }]);

/** The change that a mailed link belongs to was refused or withdrawn, or never asked for this address. */
export class ConfirmationExpired extends DomainError {
  constructor() {
    super(410, ERROR_CODES.linkExpired, 'This link is no longer good.');
  }
}
