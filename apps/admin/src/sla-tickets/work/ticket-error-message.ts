import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../../session/admin-error-message.ts';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.ticketClosed]: 'This order is closed. An authority that writes again sends a new order.',
  [ERROR_CODES.ticketNotReplied]:
    'The authority has no reply yet. Write to it first, or say why the order is closed without one.',
  [ERROR_CODES.clientNotToBeInformed]:
    'The authority has forbidden to tell the client. Ask to lift that first.',
  [ERROR_CODES.clientUnknown]: 'Nobody has said yet which client this order is about. Match it first.',
  [ERROR_CODES.authorityUnreachable]:
    'This authority did not write through our form. Answer it as it wrote to you.',
  [ERROR_CODES.notInDirectory]: 'The directory has no number of this authority. Add it under Authorities.',
  [ERROR_CODES.requestDecided]: 'Somebody else decided about this request meanwhile.',
  [ERROR_CODES.ticketFilesFull]: 'This order holds as many files as it can.',
  [ERROR_CODES.ownApproval]: 'You have asked for it: somebody else has to agree.',
  [ERROR_CODES.approvalDecided]: 'Somebody else decided about this meanwhile.',
  [ERROR_CODES.fileTypeNotAccepted]: 'Files of this kind are not taken. A PDF, a Word document or a text is.',
  [ERROR_CODES.fileTooLarge]: 'This file is larger than 10 MB.',
  [ERROR_CODES.fileActive]: 'This file holds a script, an action or other files. Print it into a new PDF.',
  [ERROR_CODES.fileUnreadable]: 'This file is protected or damaged.',
  [ERROR_CODES.fileInfected]: 'Our virus scanner found something harmful in this file.',
  [ERROR_CODES.fileNotScanned]: 'Files cannot be checked for viruses at the moment. Try again in a minute.',
};

/** Why something was not done with an order, and what to do about it. Who was faster, the server says. */
export function ticketErrorMessage(error: unknown): string {
  if (error instanceof ApiError && isChanged(error)) {
    return `${sentence(error.detail)} What you typed is still here: look at the order as it is now, then send it again.`;
  }
  const known = error instanceof ApiError ? BY_CODE[error.code ?? ''] : undefined;
  return known ?? adminErrorMessage(error);
}

/** What is shown is out of date: somebody else was faster. */
export const isOutOfDate = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || isChanged(error));

const isChanged = ({ code }: ApiError): boolean => code === ERROR_CODES.ticketChanged;

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
