import { ERROR_CODES, MESSAGES, PROVIDER_FILES, TICKET_FILES } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import type { ApiError } from '@rep13/web-kit/api';

const TOO_LARGE = `This file is larger than ${TICKET_FILES.bytesMax / 1024 / 1024} MB. Please choose a smaller one, or send it in parts.`;
const NOT_ACCEPTED = 'Please choose a PDF, Word, OpenDocument or plain text file.';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.fileTooLarge]: TOO_LARGE,
  [ERROR_CODES.bodyTooLarge]: TOO_LARGE,
  [ERROR_CODES.fileTypeNotAccepted]: `What is in this file is of another kind than its name says. ${NOT_ACCEPTED}`,
  [ERROR_CODES.fileActive]:
    'This file holds a script, an action or other files. Please print it into a new PDF and choose that.',
  [ERROR_CODES.fileUnreadable]:
    'This file is protected or damaged, so we cannot look into it. Please choose one without a password.',
  [ERROR_CODES.fileInfected]: 'Our virus scanner found something harmful in this file.',
  [ERROR_CODES.fileNotScanned]:
    'We cannot check files for viruses at the moment. Please try again in a minute.',
  [ERROR_CODES.uploadIncomplete]: 'The file did not arrive whole. Please choose it again.',
  [ERROR_CODES.ticketFilesFull]: `You have sent ${TICKET_FILES.filesMax} files about this order, which is all there is room for. Please put more of them into one.`,
  [ERROR_CODES.ticketClosed]: `This order was closed meanwhile. Please write to ${LEGAL_ENTITY.supportEmail}.`,
  [ERROR_CODES.tooManyAttempts]: 'That was too much at once. Please try again in a minute.',
};

/** Why a file need not be sent at all; nothing when it may be good. The server looks at its bytes. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `${MESSAGES.uploadEmpty}.`;
  if (size > TICKET_FILES.bytesMax) return TOO_LARGE;
  const isOffered = PROVIDER_FILES.extensions.some((ending) => name.toLowerCase().endsWith(ending));
  return isOffered ? null : NOT_ACCEPTED;
}

/** What the server's refusal, or its silence, means for the person. */
export function uploadProblem({ code, status, errors }: ApiError): string {
  if (status === 0) return 'The upload broke off. Please check your connection and choose the file again.';
  return (code && BY_CODE[code]) ?? errors?.[0]?.message ?? 'The file could not be taken. Please try again.';
}
