import { ERROR_CODES, MESSAGES, type TicketStatus } from '@rep13/contracts-constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';
import { nextActions } from './ticket-moves.ts';

/** The message says where the ticket stands and what may be done with it. */
export class TicketMoveNotAllowed extends DomainError {
  constructor(status: TicketStatus) {
    const next = nextActions(status).join(', ') || 'nothing';
    super(
      409,
      ERROR_CODES.ticketMoveNotAllowed,
      `This ticket is ${status.replace('_', ' ')}. Allowed next: ${next}.`,
    );
  }
}

/** The order names a signup that does not exist. */
export class UnknownSignup extends ValidationFailed {
  constructor() {
    super([{ path: 'signupId', message: MESSAGES.ticketSignup }]);
  }
}

/** The contact can't have been at that time. */
export class ImpossibleContactDate extends ValidationFailed {
  constructor(message: string) {
    super([{ path: 'authorityContactDate', message }]);
  }
}

/** Closing needs a reason, and nothing else takes one. */
export class WrongReason extends ValidationFailed {
  constructor(message: string) {
    super([{ path: 'reason', message }]);
  }
}
