import { ERROR_CODES, PROVIDER_FILES } from '@rep13/contracts';
import { DomainError } from '@rep13/service-kit';

const { filesPerSignup, bytesPerSignup } = PROVIDER_FILES;

/** The bytes are no document that we take, whatever the name says. */
export class FileTypeNotAccepted extends DomainError {
  constructor() {
    const message = 'Please upload a PDF, a Word (docx) or OpenDocument (odt) text, or plain text';
    super(415, ERROR_CODES.fileTypeNotAccepted, message);
  }
}

/** The signup has as many files, or as many bytes, as it may have. */
export class FileQuotaReached extends DomainError {
  constructor() {
    const megabytes = bytesPerSignup / 1024 / 1024;
    const message = `You can keep at most ${filesPerSignup} files, ${megabytes} MB together`;
    super(409, ERROR_CODES.fileQuotaReached, message);
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
