import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

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
