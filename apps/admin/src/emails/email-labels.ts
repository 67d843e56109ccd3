import type { EmailStatus } from '@rep13/contracts-constants';
import type { Tone } from '@rep13/ui';

export const EMAIL_STATUS: Record<EmailStatus, readonly [Tone, string]> = {
  sent: ['good', 'Sent'],
  deferred: ['waiting', 'Deferred'],
  failed: ['bad', 'Failed'],
};

/** The mails we send, by the names the log gives them. */
export const EMAIL_KINDS: readonly (readonly [kind: string, label: string])[] = [
  ['account-activated', 'Account activated'],
  ['account-locked', 'Account locked'],
  ['account-reactivated', 'Account reactivated'],
  ['account-suspended', 'Account suspended'],
  ['agreement-signed', 'Agreement signed'],
  ['annual-update-due', 'Annual update due'],
  ['certificate-issued', 'Certificate issued'],
  ['contact-message', 'Contact message'],
  ['email-failed', 'Email failed'],
  ['password-changed', 'Password changed'],
  ['second-factor-changed', 'Second factor changed'],
  ['recovery-code-used', 'Recovery code used'],
  ['staff-second-factor-changed', 'Second factor of staff changed'],
  ['staff-recovery-code-used', 'Recovery code of staff used'],
  ['password-reset', 'Password reset'],
  ['payment-received', 'Payment received'],
  ['publication-missing', 'Publication missing'],
  ['profile-change-asked', 'Change of details asked for'],
  ['profile-change-waiting', 'Change of details waits'],
  ['address-confirmation', 'New address to confirm'],
  ['profile-changed', 'Details changed'],
  ['profile-change-refused', 'Change of details refused'],
  ['setup-confirmation', 'Set-up link'],
  ['signup-confirmation', 'Signup confirmation'],
  ['staff-account-changed', 'Account of staff changed'],
  ['ticket-breached', 'Order breached'],
  ['ticket-escalated', 'Order escalated'],
  ['ticket-forwarded', 'Order forwarded'],
  ['ticket-opened', 'Order entered'],
  ['ticket-warned', 'Order warning'],
  ['mandate-ending', 'Mandate ending'],
  ['mandate-over', 'Mandate ended'],
  ['designation-letter', 'Letter to a coordinator'],
  ['designation-sent', 'Designation sent'],
  ['designation-acknowledged', 'Designation acknowledged'],
  ['designation-overdue', 'Designation overdue'],
];

export const kindLabel = (kind: string): string => EMAIL_KINDS.find(([name]) => name === kind)?.[1] ?? kind;
