import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** We are still trying: a second mail beside it would only come twice. */
export class EmailStillWaiting extends DomainError {
  constructor() {
    super(409, ERROR_CODES.emailStillWaiting, 'This email is still being sent');
  }
}

/** What the mail says no longer holds, such as a link that has ended. */
export class EmailOutOfDate extends DomainError {
  constructor() {
    super(409, ERROR_CODES.emailOutOfDate, 'This email is out of date');
  }
}
