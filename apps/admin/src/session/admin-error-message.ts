import { ApiError, sentenceByCode, type SentencesByCode } from '@rep13/web-kit/api';

const BY_CODE: SentencesByCode = {
  'gateway.not-signed-in': 'Your session had ended. Sign in and try again.',
  'gateway.forbidden': 'Your role does not allow this.',
  'gateway.step-up-required': 'This needs your password. Nothing was done.',
  'gateway.not-found': 'This is no longer there.',
  'gateway.service-unavailable': 'The service is away. Nothing was changed. Try again in a moment.',
  'gateway.too-many-attempts': 'Too many attempts. Wait a moment and try again.',
  'sla.ticket-move-not-allowed': 'Somebody else moved this order meanwhile. It is shown as it is now.',
  'onboarding.account-suspended': 'Somebody else suspended this account meanwhile.',
  'agreements.coordinator-address-unconfirmed':
    'Nobody has confirmed a mail address of this coordinator. Confirm one under Coordinators, or send it by hand.',
  'agreements.designation-move-not-allowed': 'Somebody else has recorded something meanwhile.',
  'agreements.letter-not-sealed': 'This letter is still being sealed. Please try again in a minute.',
  'agreements.mandate-not-in-force': 'This mandate is not in force.',
  'onboarding.profile-change-open': 'Another change of this client is open. Decide about it first.',
  'onboarding.profile-change-decided': 'Somebody else decided about this change meanwhile.',
  'onboarding.refund-not-possible':
    'This fee cannot be refunded: it moved no money here, or it has been refunded.',
  'onboarding.billing-task-done': 'Somebody else settled this task meanwhile.',
  'onboarding.payment-provider-away': 'The payment provider does not answer. Try again in a few minutes.',
  'onboarding.payment-overdue': 'A fee of this client is unpaid: it can sign nothing until it is paid.',
  'onboarding.invoice-not-writable':
    'This can’t be invoiced: no money moved or all of it went back, its invoice is on its way, or a reverse charge lacks a VAT number.',
  'onboarding.fee-change-not-possible':
    'This client has no further year, or pays this fee already, or knows that it will.',
  'onboarding.cancellation-not-possible': 'This subscription can no longer be cancelled.',
  'onboarding.account-not-suspended': 'This account is not suspended.',
  'notifications.email-still-waiting':
    'We are still trying to send this email. A second one would come twice.',
  'notifications.email-out-of-date': 'What this email says no longer holds, such as a link that has ended.',
  'gateway.redrive-failed': 'It failed again. The new reason is shown.',
  'gateway.mfa-setup-required': 'Set up a second factor first.',
  'gateway.own-account': 'Please ask another admin to change your account.',
  'gateway.last-admin': 'This is the last active admin. Make somebody else an admin first.',
  'gateway.admin-user-exists': 'A member of staff with this user name or email exists already.',
  'sla.ticket-is-critical':
    'A critical order stays critical until two of us close it. Close it with a reason, and a colleague agrees.',
  'sla.ticket-closed': 'This order is closed. An authority that writes again sends a new order.',
  'sla.ticket-not-replied':
    'It is not recorded what was done about the order. Record it, or say why nothing was to be done.',
  'sla.client-not-to-be-informed': 'The authority has forbidden to tell the client. Ask to lift that first.',
  'sla.client-unknown': 'Nobody has said yet which client this order is about. Match it first.',
  'sla.authority-unreachable': 'This authority did not write through our form. Answer it as it wrote to you.',
  'sla.not-in-directory':
    'The directory has no number of this authority. An admin can add it under Authorities.',
  'sla.mail-decided': 'Somebody else or a rule decided about this mail meanwhile. It is shown as it is now.',
  'sla.mail-changed':
    'This mail has changed since you opened it. What you typed is still here: look at the mail as it is now, then send it again.',
  'sla.mail-automatic': 'A machine wrote this mail: it gets no answer. Ignore it, or make an order of it.',
  'sla.mail-infected':
    'Our virus scanner found something harmful in this mail. Its bytes are not given out; its text is shown here.',
  'sla.request-decided': 'Somebody else decided about this request meanwhile.',
  'sla.ticket-files-full': 'This order holds as many files as it can.',
  'gateway.dependent-approval':
    'Your account and that of who asked hang together by changes of the last seven days: somebody else has to agree.',
  'gateway.own-approval': 'You have asked for it: somebody else has to agree.',
  'gateway.approval-decided': 'Somebody else decided about this meanwhile.',
  'onboarding.file-type-not-accepted':
    'Files of this kind are not taken. A PDF, a Word document or a text is.',
  'onboarding.file-too-large': 'This file is too large.',
  'onboarding.file-active': 'This file holds a script, an action or other files. Print it into a new PDF.',
  'onboarding.file-unreadable': 'This file is protected or damaged.',
  'onboarding.file-infected': 'Our virus scanner found something harmful in this file.',
  'onboarding.file-not-scanned': 'Files cannot be checked for viruses at the moment. Try again in a minute.',
};

/** Why a write was refused, in words for staff. */
export function adminErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  if (error.status === 0) return 'The server did not answer. Check your connection and try again.';
  return sentenceByCode(error, BY_CODE) ?? 'Something went wrong. Please try again.';
}
