import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.notSignedIn]: 'Your session had ended. Sign in and try again.',
  [ERROR_CODES.forbidden]: 'Your role does not allow this.',
  [ERROR_CODES.stepUpRequired]: 'This needs your password. Nothing was done.',
  [ERROR_CODES.notFound]: 'This is no longer there.',
  [ERROR_CODES.serviceUnavailable]: 'The service is away. Nothing was changed. Try again in a moment.',
  [ERROR_CODES.tooManyAttempts]: 'Too many attempts. Wait a moment and try again.',
  [ERROR_CODES.ticketMoveNotAllowed]: 'Somebody else moved this order meanwhile. It is shown as it is now.',
  [ERROR_CODES.accountSuspended]: 'Somebody else suspended this account meanwhile.',
  [ERROR_CODES.coordinatorAddressUnconfirmed]:
    'Nobody has confirmed a mail address of this coordinator. Confirm one under Coordinators, or send it by hand.',
  [ERROR_CODES.designationMoveNotAllowed]: 'Somebody else has recorded something meanwhile.',
  [ERROR_CODES.letterNotSealed]: 'This letter is still being sealed. Please try again in a minute.',
  [ERROR_CODES.mandateNotInForce]: 'This mandate is not in force (any more).',
  [ERROR_CODES.profileChangeOpen]: 'Another change of this client is open. Decide about it first.',
  [ERROR_CODES.profileChangeDecided]: 'Somebody else decided about this change meanwhile.',
  [ERROR_CODES.refundNotPossible]:
    'This fee cannot be refunded (any more): it moved no money here, or it went back already.',
  [ERROR_CODES.billingTaskDone]: 'Somebody else settled this task meanwhile.',
  [ERROR_CODES.paymentProviderAway]: 'The payment provider does not answer. Try again in a few minutes.',
  [ERROR_CODES.paymentOverdue]: 'A fee of this client is unpaid: it can sign nothing until it is paid.',
  [ERROR_CODES.invoiceNotWritable]:
    'This can’t be invoiced: no money moved or all of it went back, its invoice is on its way, or a reverse charge lacks a VAT number.',
  [ERROR_CODES.feeChangeNotPossible]:
    'This client has no further year, or pays this fee already, or knows that it will.',
  [ERROR_CODES.cancellationNotPossible]: 'This subscription cannot be cancelled (any more).',
  [ERROR_CODES.accountNotSuspended]: 'This account is not suspended (any more).',
  [ERROR_CODES.emailStillWaiting]: 'We are still trying to send this email. A second one would come twice.',
  [ERROR_CODES.emailOutOfDate]: 'What this email says no longer holds, such as a link that has ended.',
  [ERROR_CODES.redriveFailed]: 'It failed again. The new reason is shown.',
  [ERROR_CODES.secondFactorSetupRequired]: 'Set up a second factor first.',
  [ERROR_CODES.ownAccount]: 'Please ask another admin to change your account.',
  [ERROR_CODES.lastAdmin]: 'This is the last active admin. Make somebody else an admin first.',
  [ERROR_CODES.adminUserExists]: 'A member of staff with this user name or email exists already.',
  [ERROR_CODES.ticketIsCritical]:
    'A critical order stays critical until two of us close it. Close it with a reason, and a colleague agrees.',
  [ERROR_CODES.ticketClosed]: 'This order is closed. An authority that writes again sends a new order.',
  [ERROR_CODES.ticketNotReplied]:
    'It is not recorded what was done about the order. Record it, or say why nothing was to be done.',
  [ERROR_CODES.clientNotToBeInformed]:
    'The authority has forbidden to tell the client. Ask to lift that first.',
  [ERROR_CODES.clientUnknown]: 'Nobody has said yet which client this order is about. Match it first.',
  [ERROR_CODES.authorityUnreachable]:
    'This authority did not write through our form. Answer it as it wrote to you.',
  [ERROR_CODES.notInDirectory]:
    'The directory has no number of this authority. An admin can add it under Authorities.',
  [ERROR_CODES.requestDecided]: 'Somebody else decided about this request meanwhile.',
  [ERROR_CODES.ticketFilesFull]: 'This order holds as many files as it can.',
  [ERROR_CODES.dependentApproval]:
    'Your account and that of who asked hang together by changes of the last seven days: somebody else has to agree.',
  [ERROR_CODES.ownApproval]: 'You have asked for it: somebody else has to agree.',
  [ERROR_CODES.approvalDecided]: 'Somebody else decided about this meanwhile.',
  [ERROR_CODES.fileTypeNotAccepted]: 'Files of this kind are not taken. A PDF, a Word document or a text is.',
  [ERROR_CODES.fileTooLarge]: 'This file is too large.',
  [ERROR_CODES.fileActive]: 'This file holds a script, an action or other files. Print it into a new PDF.',
  [ERROR_CODES.fileUnreadable]: 'This file is protected or damaged.',
  [ERROR_CODES.fileInfected]: 'Our virus scanner found something harmful in this file.',
  [ERROR_CODES.fileNotScanned]: 'Files cannot be checked for viruses at the moment. Try again in a minute.',
};

/** Why a write was refused, in words for staff. */
export function adminErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  if (error.status === 0) return 'The server did not answer. Check your connection and try again.';
  return BY_CODE[error.code ?? ''] ?? 'Something went wrong. Please try again.';
}
