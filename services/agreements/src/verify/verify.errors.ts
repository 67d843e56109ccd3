import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';
import { SIGNATURES_MAX } from '../signatures/find-signatures.ts';

export class NotAPdf extends DomainError {
  constructor() {
    super(415, ERROR_CODES.notAPdf, 'This file is not a PDF. Please choose the PDF that you want to verify.');
  }
}

/** Its signatures may be hidden, and we have no password. */
export class PdfEncrypted extends DomainError {
  constructor() {
    super(422, ERROR_CODES.pdfEncrypted, 'This PDF is encrypted. Please choose a copy without a password.');
  }
}

export class MoreSignaturesThanRead extends DomainError {
  constructor() {
    super(
      422,
      ERROR_CODES.tooManySignatures,
      `Please choose a PDF with at most ${SIGNATURES_MAX} signatures`,
    );
  }
}
