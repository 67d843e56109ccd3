import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** The bytes are no document that we take, whatever the name says. */
export class FileTypeNotAccepted extends DomainError {
  constructor(taken: keyof typeof TAKEN = 'documents') {
    super(415, ERROR_CODES.fileTypeNotAccepted, `Please upload ${TAKEN[taken]}`);
  }
}

const TAKEN = {
  documents: 'a PDF, a docx or odt document, or plain text',
  'order-files':
    'a PDF, a docx, odt or xlsx document, a png or jpg picture, an eml mail, a csv table, a p7m or asice file, or plain text',
} as const;

/** The document does more than to be read. */
export class FileActive extends DomainError {
  constructor() {
    super(
      422,
      ERROR_CODES.fileActive,
      'This file holds a script, an action or other files. Please print it into a new PDF and upload that.',
    );
  }
}

/** Nobody can tell what the document does. */
export class FileUnreadable extends DomainError {
  constructor() {
    super(
      422,
      ERROR_CODES.fileUnreadable,
      'This file is protected or damaged, so that we cannot look into it. Please upload it without a password.',
    );
  }
}

/** The virus scanner knows what is in the file. */
export class FileInfected extends DomainError {
  constructor() {
    super(422, ERROR_CODES.fileInfected, 'Our virus scanner found something harmful in this file');
  }
}

/** The virus scanner is away, or did not end in time. What was not looked at is not taken. */
export class FileNotScanned extends DomainError {
  constructor() {
    super(
      503,
      ERROR_CODES.fileNotScanned,
      'We cannot check files for viruses at the moment. Please try again in a minute.',
      { retryAfterSeconds: 60 },
    );
  }
}
