import { accountActivated } from './account-activated/account-activated.email.ts';
import { accountLocked } from './account-locked/account-locked.email.ts';
import { accountReactivated } from './account-reactivated/account-reactivated.email.ts';
import { accountSuspended } from './account-suspended/account-suspended.email.ts';
import { addendumSigned } from './addendum-signed/addendum-signed.email.ts';
import { agreementSigned } from './agreement-signed/agreement-signed.email.ts';
import { certificateIssued } from './certificate-issued/certificate-issued.email.ts';
import { contactMessage } from './contact-message/contact-message.email.ts';
import { emailFailed } from './email-failed/email-failed.email.ts';
import { annualUpdateDue } from './annual-update-due/annual-update-due.email.ts';
import type { AnyEmail } from './email.ts';
import { passwordChanged } from './password-changed/password-changed.email.ts';
import { passwordReset } from './password-reset/password-reset.email.ts';
import { paymentReceived } from './payment-received/payment-received.email.ts';
import { recoveryCodeUsed } from './recovery-code-used/recovery-code-used.email.ts';
import { secondFactorChanged } from './second-factor-changed/second-factor-changed.email.ts';
import { setupConfirmation } from './setup-confirmation/setup-confirmation.email.ts';
import { signupConfirmation } from './signup-confirmation/signup-confirmation.email.ts';
import { staffRecoveryCodeUsed } from './staff-recovery-code-used/staff-recovery-code-used.email.ts';
import { staffSecondFactorChanged } from './staff-second-factor-changed/staff-second-factor-changed.email.ts';
import { staffAccountChanged } from './staff-account-changed/staff-account-changed.email.ts';
import { ticketBreached } from './ticket-breached/ticket-breached.email.ts';
import { ticketEscalated } from './ticket-escalated/ticket-escalated.email.ts';
import { ticketForwarded } from './ticket-forwarded/ticket-forwarded.email.ts';
import { ticketOpened } from './ticket-opened/ticket-opened.email.ts';
import { ticketWarned } from './ticket-warned/ticket-warned.email.ts';
import { mandateEnding } from './mandate-ending/mandate-ending.email.ts';
import { mandateOver } from './mandate-over/mandate-over.email.ts';
import { designationSent } from './designation-sent/designation-sent.email.ts';
import { designationAcknowledged } from './designation-acknowledged/designation-acknowledged.email.ts';
import { designationOverdue } from './designation-overdue/designation-overdue.email.ts';
import { publicationMissing } from './publication-missing/publication-missing.email.ts';
import { publicationUnjudged } from './publication-unjudged/publication-unjudged.email.ts';
import { representativeChangeTask } from './representative-change-task/representative-change-task.email.ts';
import { representativeChanged } from './representative-changed/representative-changed.email.ts';
import { sealTrouble } from './seal-trouble/seal-trouble.email.ts';
import { addressConfirmation } from './address-confirmation/address-confirmation.email.ts';
import { approvalAsked } from './approval-asked/approval-asked.email.ts';
import { approvalDecided } from './approval-decided/approval-decided.email.ts';
import { approvalGranted } from './approval-granted/approval-granted.email.ts';
import { addressChangeAsked } from './address-change-asked/address-change-asked.email.ts';
import { profileChangeStopped } from './profile-change-stopped/profile-change-stopped.email.ts';
import { profileChangeAsked } from './profile-change-asked/profile-change-asked.email.ts';
import { profileChangeRefused } from './profile-change-refused/profile-change-refused.email.ts';
import { profileChangeWaiting } from './profile-change-waiting/profile-change-waiting.email.ts';
import { contactReplaced } from './contact-replaced/contact-replaced.email.ts';
import { profileChanged } from './profile-changed/profile-changed.email.ts';
import { designationLetter } from './designation-letter/designation-letter.email.ts';
import { authorityReceipt } from './authority-receipt/authority-receipt.email.ts';
import { authorityAcknowledged } from './authority-acknowledged/authority-acknowledged.email.ts';
import { authorityMessage } from './authority-message/authority-message.email.ts';
import { authorityClosed } from './authority-closed/authority-closed.email.ts';
import { authorityLink } from './authority-link/authority-link.email.ts';
import { ticketMessage } from './ticket-message/ticket-message.email.ts';
import { userNoticeChanged } from './user-notice-changed/user-notice-changed.email.ts';
import { userUntold } from './user-untold/user-untold.email.ts';
import { ticketReminder } from './ticket-reminder/ticket-reminder.email.ts';
import { ticketAssigned } from './ticket-assigned/ticket-assigned.email.ts';
import { clientAnswered } from './client-answered/client-answered.email.ts';
import { authorityWrote } from './authority-wrote/authority-wrote.email.ts';
import { answerWarned } from './answer-warned/answer-warned.email.ts';
import { answerMissed } from './answer-missed/answer-missed.email.ts';
import { clientAnswerMissed } from './client-answer-missed/client-answer-missed.email.ts';
import { authorityAnswered } from './authority-answered/authority-answered.email.ts';
import { authorityReminder } from './authority-reminder/authority-reminder.email.ts';
import { authorityAnswerMissed } from './authority-answer-missed/authority-answer-missed.email.ts';
import { authorityRequestHeld } from './authority-request-held/authority-request-held.email.ts';
import { approvalRequested } from './approval-requested/approval-requested.email.ts';
import { glassBroken } from './glass-broken/glass-broken.email.ts';
import { invoiceIssued } from './invoice-issued/invoice-issued.email.ts';
import { renewalDue } from './renewal-due/renewal-due.email.ts';
import { feeChanged } from './fee-changed/fee-changed.email.ts';
import { subscriptionRenewed } from './subscription-renewed/subscription-renewed.email.ts';
import { paymentOverdue } from './payment-overdue/payment-overdue.email.ts';
import { paymentHoldLifted } from './payment-hold-lifted/payment-hold-lifted.email.ts';
import { subscriptionCancelled } from './subscription-cancelled/subscription-cancelled.email.ts';
import { paymentFailed } from './payment-failed/payment-failed.email.ts';
import { refundFailed } from './refund-failed/refund-failed.email.ts';
import { subscriptionResumed } from './subscription-resumed/subscription-resumed.email.ts';
import { refundMade } from './refund-made/refund-made.email.ts';
import { billingTask } from './billing-task/billing-task.email.ts';
import { mailWaiting } from './mail-waiting/mail-waiting.email.ts';
import { mailWarned } from './mail-warned/mail-warned.email.ts';
import { mailMissed } from './mail-missed/mail-missed.email.ts';
import { mailAnswered } from './mail-answered/mail-answered.email.ts';
import { mailboxLost } from './mailbox-lost/mailbox-lost.email.ts';
import { mailProbe } from './mail-probe/mail-probe.email.ts';
import { mailProbeMissed } from './mail-probe-missed/mail-probe-missed.email.ts';
import { mailProbeArrived } from './mail-probe-arrived/mail-probe-arrived.email.ts';
import { mailboxFound } from './mailbox-found/mailbox-found.email.ts';
import { authorityMailBounced } from './authority-mail-bounced/authority-mail-bounced.email.ts';

/** Every mail we send. */
export const EMAILS: readonly AnyEmail[] = [
  signupConfirmation,
  paymentReceived,
  agreementSigned,
  addendumSigned,
  certificateIssued,
  accountActivated,
  setupConfirmation,
  accountLocked,
  passwordReset,
  passwordChanged,
  secondFactorChanged,
  recoveryCodeUsed,
  accountSuspended,
  accountReactivated,
  staffAccountChanged,
  annualUpdateDue,
  ticketForwarded,
  ticketEscalated,
  ticketOpened,
  ticketWarned,
  ticketBreached,
  contactMessage,
  emailFailed,
  staffSecondFactorChanged,
  staffRecoveryCodeUsed,
  mandateEnding,
  mandateOver,
  designationSent,
  designationAcknowledged,
  designationOverdue,
  publicationMissing,
  publicationUnjudged,
  sealTrouble,
  representativeChanged,
  representativeChangeTask,
  profileChangeAsked,
  addressChangeAsked,
  profileChangeStopped,
  profileChangeWaiting,
  addressConfirmation,
  profileChanged,
  contactReplaced,
  profileChangeRefused,
  designationLetter,
  authorityReceipt,
  authorityAcknowledged,
  authorityMessage,
  authorityClosed,
  authorityLink,
  ticketMessage,
  ticketReminder,
  userUntold,
  userNoticeChanged,
  ticketAssigned,
  clientAnswered,
  authorityWrote,
  answerWarned,
  answerMissed,
  clientAnswerMissed,
  authorityAnswered,
  authorityReminder,
  authorityAnswerMissed,
  authorityRequestHeld,
  approvalRequested,
  approvalAsked,
  approvalGranted,
  approvalDecided,
  glassBroken,
  invoiceIssued,
  renewalDue,
  feeChanged,
  subscriptionRenewed,
  paymentOverdue,
  paymentHoldLifted,
  subscriptionCancelled,
  paymentFailed,
  refundFailed,
  subscriptionResumed,
  refundMade,
  billingTask,
  mailWaiting,
  mailWarned,
  mailMissed,
  mailAnswered,
  mailboxLost,
  mailboxFound,
  mailProbe,
  mailProbeMissed,
  mailProbeArrived,
  authorityMailBounced,
];
