import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Somebody has agreed or refused, or the time in which that was possible is over. */
export class ApprovalIsDecided extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.approvalDecided,
      'This was decided already, or nobody decided in time. Ask again if it is still to be done.',
    );
  }
}

/** One person may be behind both accounts. */
export class DependentApproval extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.dependentApproval,
      'Your account and that of who asked hang together by changes of the last seven days: somebody else has to agree',
    );
  }
}

/** Two people means another one. */
export class OwnApproval extends DomainError {
  constructor() {
    super(409, ERROR_CODES.ownApproval, 'You asked for this yourself: somebody else has to agree');
  }
}
