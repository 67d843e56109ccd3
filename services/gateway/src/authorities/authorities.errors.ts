import { ERROR_CODES } from '@rep13/contracts-constants';
import { INTAKE_WORK_HEADER } from '@rep13/contracts-authority-requests/constants';
import { DomainError } from '@rep13/service-kit';

/** No proof of work, one that is none, or one that was used or is too old. */
export class IntakeWorkRequired extends DomainError {
  constructor() {
    super(
      428,
      ERROR_CODES.intakeWorkRequired,
      `Please fetch a new challenge from /api/authority-requests/work, solve it and send it as ${INTAKE_WORK_HEADER}`,
    );
  }
}
