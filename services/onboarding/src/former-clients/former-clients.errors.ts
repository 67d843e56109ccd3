import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Nobody has two mandates at a time for one registration. */
export class AgreementNotOver extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.agreementNotOver,
      'The agreement has not ended yet: there is nothing to begin again',
    );
  }
}

/** The registration that follows this one has a Client ID of its own, which was mailed. */
export class RegisteredAgainAlready extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.registeredAgainAlready,
      'You registered again already: please sign in with the Client ID of that registration',
    );
  }
}
