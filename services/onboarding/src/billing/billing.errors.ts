import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Somebody settled it meanwhile. */
export class BillingTaskDone extends DomainError {
  constructor() {
    super(409, ERROR_CODES.billingTaskDone, 'This task is done already.');
  }
}
