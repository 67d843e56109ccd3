import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** There is one record a signup: from the second save on it is updated. */
export class ProviderInformationExists extends DomainError {
  constructor() {
    super(409, ERROR_CODES.providerInformationExists, 'Provider information was submitted before');
  }
}
