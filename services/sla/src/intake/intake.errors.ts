import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

/** What is said about an element of an order can't be so. */
export class WrongElement extends ValidationFailed {
  constructor(path: 'element' | 'messageId' | 'fileId' | 'at', message: string) {
    super([{ path, message }]);
  }
}

/** Somebody has decided about the held request before. */
export class RequestDecided extends DomainError {
  constructor() {
    super(409, ERROR_CODES.requestDecided, 'Somebody has decided about this request already');
  }
}

/** There is nobody yet who could read it. */
export class RequestHeld extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.requestHeld,
      'We are looking at this request. You can write to us here as soon as it is taken up.',
    );
  }
}

/** Nobody has shown yet that they read the mailbox of the request, and it holds what one may hold before that. */
export class MailboxUnconfirmed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.mailboxUnconfirmed,
      'Before the address is confirmed, a request holds 5 MB of files. Open the link in our mail, confirm the address, and add the rest there.',
    );
  }
}

/** The order has ended, and so has the time in which we take anything about its client. */
export class MandateHasEnded extends DomainError {
  constructor() {
    super(
      410,
      ERROR_CODES.mandateOver,
      'We no longer represent this provider, and the time in which we still take orders about it is over. Please write to the provider itself or to its present representative.',
    );
  }
}

/** An authority is called back by a number that we found ourselves, never by one out of its request. */
export class NotInDirectory extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.notInDirectory,
      'The directory has no telephone number for the domain of this sender. Add it there first, with its source.',
    );
  }
}
