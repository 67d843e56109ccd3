import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import type { TicketAction, TicketStatus } from '@rep13/contracts-sla/constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

/** The message says where the ticket stands and what may be done with it. */
export class TicketMoveNotAllowed extends DomainError {
  constructor(status: TicketStatus, nextActions: readonly TicketAction[]) {
    const next = nextActions.join(', ') || 'nothing';
    super(
      409,
      ERROR_CODES.ticketMoveNotAllowed,
      `This ticket is ${status.replace('_', ' ')}. Allowed next: ${next}.`,
    );
  }
}

/** Somebody was faster: what the caller has seen is out of date. Who it was stands in the ticket's history. */
export class TicketChanged extends DomainError {
  constructor() {
    super(412, ERROR_CODES.ticketChanged, 'This ticket has changed since you opened it');
  }
}

/** Nothing more is done with it; an authority that writes again sends a new order. */
export class TicketIsClosed extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ticketClosed, 'This ticket is closed');
  }
}

/** What is asked for would let one person end a critical order. */
export class TicketIsCritical extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ticketIsCritical, 'A critical ticket stays critical until two of staff close it');
  }
}

/** An authority's request ends with an outcome, or for one of the reasons that need none. */
export class TicketNotReplied extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ticketNotReplied, MESSAGES.closedAs, {
      errors: [{ path: 'closedAs', message: MESSAGES.closedAs }],
    });
  }
}

/** Orders and reports of Article 18 end for different reasons, and nothing was done about what nobody ordered. */
export class WrongEnd extends ValidationFailed {
  constructor(path: 'closedAs' | 'outcome') {
    super([{ path, message: MESSAGES.endOfAnother }]);
  }
}

/** It is a report of Article 18 DSA: no authority has written, so there is nothing of one to record. */
export class TicketIsNoOrder extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ticketIsNoOrder, 'This is a report of a threat to life or safety, and no order');
  }
}

/** The authority has forbidden it. */
export class ClientNotToBeInformed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.clientNotToBeInformed,
      'The authority has forbidden to tell the client. A second person has to lift that first.',
    );
  }
}

/** Whom an order is about is changed by two of staff. */
export class TicketIsMatched extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.ticketIsMatched,
      'This order has a client already. That another one is meant takes two of staff.',
    );
  }
}

/** It is about this client already, or not about the one any more that it was about when the change was asked for. */
export class NotAnotherClient extends ValidationFailed {
  constructor(message: string) {
    super([{ path: 'signupId', message }]);
  }
}

/** The client reads what we write on the page of the order, and has none before it is forwarded. */
export class ClientNotYetInformed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.clientNotYetTold,
      'The client does not know of this order yet. Forward it first, then write.',
    );
  }
}

/** There is no user to notify. */
export class ClientUnknown extends DomainError {
  constructor() {
    super(409, ERROR_CODES.clientUnknown, 'Nobody has said yet which client this order is about');
  }
}

/** Nobody gave an address: there is no link by which the authority could read an answer. */
export class AuthorityUnreachable extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.authorityUnreachable,
      'We have no e-mail address of this authority: answer it as it wrote to you',
    );
  }
}

/** The order names a signup that does not exist. */
export class UnknownSignup extends ValidationFailed {
  constructor() {
    super([{ path: 'signupId', message: MESSAGES.ticketSignup }]);
  }
}

/** The field that names the authority's contact. */
export type ContactPath = 'authorityContactDate' | 'arrivedAt';

/** The contact can't have been at that time. */
export class ImpossibleContactDate extends ValidationFailed {
  constructor(path: ContactPath, message: string) {
    super([{ path, message }]);
  }
}

/** Closing needs a reason, and nothing else takes one. */
export class WrongReason extends ValidationFailed {
  constructor(message: string) {
    super([{ path: 'reason', message }]);
  }
}
