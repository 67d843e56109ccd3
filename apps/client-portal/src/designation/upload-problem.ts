import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const NOT_A_PDF = 'This file is not a PDF. Please choose the signed letter as a PDF.';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.notAPdf]: NOT_A_PDF,
  [ERROR_CODES.fileTypeNotAccepted]: NOT_A_PDF,
  [ERROR_CODES.fileTooLarge]: 'This file is larger than 10 MB. Please choose a smaller one.',
  [ERROR_CODES.fileActive]:
    'This PDF holds a script, an action or other files. Please print it into a new PDF and choose that.',
  [ERROR_CODES.fileUnreadable]:
    'This PDF is protected or damaged. Please choose one that opens without a password.',
  [ERROR_CODES.fileInfected]: 'Our virus scanner found something harmful in this file.',
  [ERROR_CODES.fileNotScanned]:
    'We cannot check files for viruses at the moment. Please try again in a minute.',
  [ERROR_CODES.notFound]: 'This letter does not wait for a signature any more.',
  [ERROR_CODES.accountSuspended]: 'Your account is suspended: nothing can be signed.',
};

/** Why a letter was not taken, and what to do about it. */
export function uploadProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return (code && BY_CODE[code]) || 'The letter could not be uploaded. Please try again.';
}
