import { ERROR_CODES } from '@rep13/contracts';
import { DomainError } from '@rep13/service-kit';

/** There is no PDF before the signature. */
export class AgreementNotSigned extends DomainError {
  constructor() {
    super(409, ERROR_CODES.agreementNotSigned, 'The agreement is not signed yet');
  }
}
