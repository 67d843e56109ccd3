import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

export class CancellationNotPossible extends DomainError {
  constructor() {
    super(409, ERROR_CODES.cancellationNotPossible, 'There is nothing to cancel: it is over');
  }
}

/** There is no year that another fee could be asked for, or it is the fee already. */
export class FeeChangeNotPossible extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.feeChangeNotPossible,
      'This client has no further year, or pays this fee already, or knows that it will',
    );
  }
}

/** It was not the client who ended it, or the paid time is over. */
export class ResumptionNotPossible extends DomainError {
  constructor() {
    super(409, ERROR_CODES.resumptionNotPossible, 'There is no cancellation that can be taken back');
  }
}

/** Nobody agrees to an end that was not shown. */
export class CancellationChanged extends DomainError {
  constructor() {
    super(409, ERROR_CODES.cancellationChanged, 'The end is another day by now: please look at it again');
  }
}
