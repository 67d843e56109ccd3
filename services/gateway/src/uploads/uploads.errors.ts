import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

const MIB = 1024 * 1024;

/** Something else than a form with a file. */
export class FileExpected extends DomainError {
  constructor() {
    super(415, ERROR_CODES.unsupportedMediaType, 'Please send the file as multipart/form-data');
  }
}

/** Something else than a PDF, or a form with one. */
export class PdfExpected extends DomainError {
  constructor() {
    super(415, ERROR_CODES.unsupportedMediaType, 'Please send a PDF');
  }
}

export class FileTooLarge extends DomainError {
  constructor(bytesMax: number) {
    super(413, ERROR_CODES.fileTooLarge, `Please upload at most ${bytesMax / MIB} MB`);
  }
}
