import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** There is no PDF before the signature. */
export class AgreementNotSigned extends DomainError {
  constructor() {
    super(409, ERROR_CODES.agreementNotSigned, 'The agreement is not signed yet');
  }
}

/** The company's data or our text is another than was shown: it has to be read again. */
export class AgreementTextChanged extends DomainError {
  constructor() {
    super(409, ERROR_CODES.agreementTextChanged, 'The agreement has changed. Please read it again.');
  }
}

/** A suspended client may read, but binds nobody. */
export class SuspendedMayNotSign extends DomainError {
  constructor() {
    super(403, ERROR_CODES.accountSuspended, 'Account is suspended');
  }
}

/** Nothing is signed while a renewal is unpaid for too long. */
export class PaymentOverdue extends DomainError {
  constructor() {
    super(403, ERROR_CODES.paymentOverdue, 'Please pay the open fee first');
  }
}
