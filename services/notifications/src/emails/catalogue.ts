import { accountActivated } from './account-activated/account-activated.email.ts';
import { accountLocked } from './account-locked/account-locked.email.ts';
import { accountReactivated } from './account-reactivated/account-reactivated.email.ts';
import { accountSuspended } from './account-suspended/account-suspended.email.ts';
import { agreementSigned } from './agreement-signed/agreement-signed.email.ts';
import { certificateIssued } from './certificate-issued/certificate-issued.email.ts';
import { contactMessage } from './contact-message/contact-message.email.ts';
import { emailFailed } from './email-failed/email-failed.email.ts';
import { annualUpdateDue } from './annual-update-due/annual-update-due.email.ts';
import type { Email } from './email.ts';
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
import { addressConfirmation } from './address-confirmation/address-confirmation.email.ts';
import { profileChangeAsked } from './profile-change-asked/profile-change-asked.email.ts';
import { profileChangeRefused } from './profile-change-refused/profile-change-refused.email.ts';
import { profileChangeWaiting } from './profile-change-waiting/profile-change-waiting.email.ts';
import { profileChanged } from './profile-changed/profile-changed.email.ts';
import { designationLetter } from './designation-letter/designation-letter.email.ts';

/** Every mail we send. */
export const EMAILS: readonly Email<never>[] = [
  signupConfirmation,
  paymentReceived,
  agreementSigned,
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
  profileChangeAsked,
  profileChangeWaiting,
  addressConfirmation,
  profileChanged,
  profileChangeRefused,
  designationLetter,
];
