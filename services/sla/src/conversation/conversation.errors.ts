import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

export class TicketFilesFull extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.ticketFilesFull,
      `This order has ${TICKET_FILES.filesMax} files of yours already. Please put more of them into one.`,
    );
  }
}

/** A message names a file that its writer may not send. */
export class UnknownFile extends ValidationFailed {
  constructor() {
    super([{ path: 'fileIds', message: MESSAGES.upload }]);
  }
}
