import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** The signup has as many files, or as many bytes, as it may have. */
/** Nobody has set up the account yet, so nobody has shown that the registration is theirs. */
export class FileQuotaBeforeSetup extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.fileQuotaBeforeSetup,
      'Before the account is set up, there is room for 5 MB of files. Set it up from our email, then add the rest.',
    );
  }
}

export class FileQuotaReached extends DomainError {
  constructor() {
    super(409, ERROR_CODES.fileQuotaReached, 'You can keep at most 20 files, 50 MB together');
  }
}

/** The parts that arrived are not the file that was sent. */
export class UploadIncomplete extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.uploadIncomplete,
      'The file did not arrive as it was sent. Please upload it again.',
    );
  }
}
