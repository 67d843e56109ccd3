import { ERROR_CODES, MESSAGES, PROVIDER_FILES, TICKET_FILES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

/** Endings that the browser offers; what a file is, its bytes decide. */
export const FILE_ENDINGS = PROVIDER_FILES.extensions;

const TOO_LARGE = `This file is larger than ${TICKET_FILES.bytesMax / 1024 / 1024} MB. Please send it in parts`;
const NOT_ACCEPTED = 'Please choose a PDF, Word, OpenDocument or plain text file';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.fileTooLarge]: TOO_LARGE,
  [ERROR_CODES.bodyTooLarge]: TOO_LARGE,
  [ERROR_CODES.fileTypeNotAccepted]: `The contents of this file are in another format than its name says. ${NOT_ACCEPTED}`,
  [ERROR_CODES.fileActive]:
    'This file holds a script, an action or other files. Please print it into a new PDF and choose that',
  [ERROR_CODES.fileUnreadable]:
    'This file is protected or damaged, so we cannot look into it. Please choose one without a password',
  [ERROR_CODES.fileInfected]: 'Our virus scanner found something harmful in this file',
  [ERROR_CODES.fileNotScanned]:
    'We cannot check files for viruses at the moment. Please try again in a minute',
  [ERROR_CODES.uploadIncomplete]: 'The file did not arrive whole. Please try again',
  [ERROR_CODES.ticketFilesFull]: `You have sent ${TICKET_FILES.filesMax} files, which is all there is room for. Please put more of them into one`,
  [ERROR_CODES.ticketClosed]: 'The request was closed meanwhile and takes no more files',
  [ERROR_CODES.requestHeld]:
    'Your request waits for us to look at it, and takes no files until then. Please send them later through your private link',
  [ERROR_CODES.tooManyAttempts]: 'That was too much at once. Please try again in a minute',
};

/** Why a file need not be sent at all; nothing when it may be good. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return MESSAGES.uploadEmpty;
  if (size > TICKET_FILES.bytesMax) return TOO_LARGE;
  const isOffered = FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
  return isOffered ? undefined : NOT_ACCEPTED;
}

const MAY_PASS: readonly (string | undefined)[] = [
  ERROR_CODES.fileNotScanned,
  ERROR_CODES.uploadIncomplete,
  ERROR_CODES.tooManyAttempts,
];

/** Whether the same file may be taken when it is sent again. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || MAY_PASS.includes(error.code));

/** What the server's refusal, or its silence, means for the person. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'This file could not be read. Please choose it again';
  if (error.status === 0) return 'The upload broke off. Please check your connection and try again';
  if (error.status === 404) return 'Your private link has ended. Ask for a new one, and send the file there';
  const words = BY_CODE[error.code ?? ''];
  return words ?? error.errors?.[0]?.message ?? 'The file could not be taken. Please try again';
}
