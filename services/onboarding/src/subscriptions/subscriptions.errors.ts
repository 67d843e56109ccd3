import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

export class CancellationNotPossible extends DomainError {
  constructor() {
    super(409, ERROR_CODES.cancellationNotPossible, 'There is nothing to cancel: it is over');
  }
}

/** Nobody agrees to an end that was not shown. */
export class CancellationChanged extends DomainError {
  constructor() {
    super(409, ERROR_CODES.cancellationChanged, 'The end is another day by now: please look at it again');
  }
}
