import {
  AddendumPdfMade,
  AgreementSealed,
  CertificateIssued,
  DesignationAcknowledged,
  DesignationOverdue,
  DesignationSendingBegan,
  DesignationSent,
  MandateEnding,
  MandateRunOffBegan,
  RepresentativeChanged,
  SealUnusable,
} from '@rep13/contracts-agreements';
import {
  AdminUserRecoveryCodeUsed,
  AdminUserRoleChanged,
  AdminUserSecondFactorChanged,
  ClientRecoveryCodeUsed,
  ClientSecondFactorChanged,
} from '@rep13/contracts-gateway';
import type { EventClass } from '@rep13/contracts-messaging';
import {
  AnnualUpdateDue,
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountReactivated,
  ClientAccountSuspended,
  ClientPasswordChanged,
  ClientSetupRequested,
  PasswordResetRequested,
  PaymentCompleted,
  PublicationMissing,
  PublicationUnjudged,
  SignupRegistered,
} from '@rep13/contracts-onboarding';
import {
  TicketBreached,
  TicketEscalated,
  TicketForwarded,
  TicketOpened,
  TicketWarned,
} from '@rep13/contracts-sla';
import { STAFF } from './builders.ts';
import { EVENTS_OF_DETAILS } from './mails-of-details-by-event.ts';
import { EVENTS_OF_MONEY } from './mails-of-money-by-event.ts';
import { at, dueAt, EVENTS_OF_ORDERS } from './mails-of-orders-by-event.ts';
import { COLLEAGUE, registration } from './notifications-under-test.ts';

const signupId = 512_345_678;
const requestId = '0190b0a2-7d1c-7000-8000-000000000001';
const ticket = { signupId, ticketId: 4, ticketNumber: 'SLA-2026-00004' };
const addendum = { signupId, agreementNumber: 'DSA-202611-0001', sha256: 'a'.repeat(64), madeAt: at };
export const clock = { ...ticket, dueAt, urgencyLevel: 'high' };

/** Of each event that brings a mail: its kind, what the event says, the subject, and to whom it goes if not to the legal contact. */
export const EVENTS: [kind: string, EventClass, object, subject: string, to?: string][] = [
  ['signup-confirmation', SignupRegistered, registration(signupId), 'Your Client ID is DSA-ABC234'],
  [
    'payment-received',
    PaymentCompleted,
    { paymentId: 1, signupId, amountCents: 30_000, currency: 'EUR', provider: 'demo', paidAt: at },
    'We received your payment of EUR 300',
  ],
  [
    'agreement-signed',
    AgreementSealed,
    { signupId, agreementNumber: 'DSA-202611-0001', level: 'B-T', sha256: 'a'.repeat(64) },
    'Your signed agreement DSA-202611-0001',
  ],
  ['addendum-signed', AddendumPdfMade, addendum, 'Your signed addendum to agreement DSA-202611-0001'],
  [
    'certificate-issued',
    CertificateIssued,
    {
      signupId,
      registerNumber: 'R13-ABCDEFGH',
      version: 1,
      issuedAt: at,
      sha256: '0'.repeat(64),
      isBackfilled: false,
    },
    'Your certificate of appointment R13-ABCDEFGH',
  ],
  [
    'account-activated',
    ClientAccountActivated,
    { signupId, activatedAt: at },
    'Your client account is active',
  ],
  [
    'setup-confirmation',
    ClientSetupRequested,
    { signupId, setupId: requestId, requestedAt: at },
    'Set up your client account DSA-ABC234',
  ],
  [
    'account-locked',
    ClientAccountLocked,
    { signupId, lockedUntil: at },
    'Your account is temporarily locked',
  ],
  [
    'password-reset',
    PasswordResetRequested,
    { signupId, resetId: requestId, requestedAt: at },
    'Choose a new password for DSA-ABC234',
  ],
  ['password-changed', ClientPasswordChanged, { signupId, changedAt: at }, 'Your password was changed'],
  [
    'second-factor-changed',
    ClientSecondFactorChanged,
    { signupId, change: 'app-added', changedAt: at },
    'Your second factor was changed',
  ],
  [
    'recovery-code-used',
    ClientRecoveryCodeUsed,
    { signupId, codesLeft: 9, usedAt: at },
    'One of your recovery codes was used',
  ],
  [
    'account-suspended',
    ClientAccountSuspended,
    { signupId, suspendedAt: at },
    'Your client account is suspended',
  ],
  [
    'account-reactivated',
    ClientAccountReactivated,
    { signupId, reactivatedAt: at },
    'Your client account is open again',
  ],
  [
    'annual-update-due',
    AnnualUpdateDue,
    { signupId, daysLeft: 0, annualUpdateDue: at },
    'Your yearly review is due',
  ],
  [
    'ticket-forwarded',
    TicketForwarded,
    ticket,
    'SLA-2026-00004: an authority in the EU contacted us about your service',
  ],
  [
    'ticket-escalated',
    TicketEscalated,
    ticket,
    'SLA-2026-00004: we still need an answer for an authority',
    'escalation@acme.example',
  ],
  ['ticket-opened', TicketOpened, clock, 'SLA-2026-00004: new order, urgency high', STAFF],
  [
    'ticket-warned',
    TicketWarned,
    { ...clock, percent: 75 },
    'SLA-2026-00004: 5 hours 59 minutes left to acknowledge it',
    STAFF,
  ],
  ['ticket-breached', TicketBreached, clock, 'SLA-2026-00004: not acknowledged within 24 hours', STAFF],
  [
    'staff-account-changed',
    AdminUserRoleChanged,
    { adminUserId: 7, role: 'auditor', changedAt: at },
    'Your role was changed',
    COLLEAGUE,
  ],
  [
    'staff-second-factor-changed',
    AdminUserSecondFactorChanged,
    { adminUserId: 7, change: 'all-removed', changedAt: at },
    'Your second factor was changed',
    COLLEAGUE,
  ],
  [
    'staff-recovery-code-used',
    AdminUserRecoveryCodeUsed,
    { adminUserId: 7, codesLeft: 9, usedAt: at },
    'One of your recovery codes was used',
    COLLEAGUE,
  ],
  [
    'mandate-ending',
    MandateEnding,
    {
      endsAt: '2026-12-31T22:59:59.999Z',
      noticeAt: '2026-11-20T09:14:00.000Z',
      registerNumber: 'R13-K7M2QXAB',
      runOffUntil: '2026-11-20T09:14:00.000Z',
      signupId: 512345678,
    },
    'Your mandate R13-K7M2QXAB ends',
  ],
  [
    'mandate-over',
    MandateRunOffBegan,
    {
      endsAt: '2026-11-20T09:14:00.000Z',
      registerNumber: 'R13-K7M2QXAB',
      runOffUntil: '2026-11-20T09:14:00.000Z',
      signupId: 512345678,
    },
    'Your mandate R13-K7M2QXAB has ended',
  ],
  [
    'publication-missing',
    PublicationMissing,
    { firstMissedAt: at, missedAt: at, signupId },
    'Please publish your legal representative on your website',
  ],
  [
    'seal-trouble',
    SealUnusable,
    { fingerprint: 'a'.repeat(64), reason: 'its issuer has revoked it', endsAt: at },
    'Our electronic seal cannot be used',
    STAFF,
  ],
  [
    'representative-changed',
    CertificateIssued,
    {
      signupId,
      registerNumber: 'R13-ABCDEFGH',
      version: 2,
      issuedAt: at,
      sha256: '1'.repeat(64),
      isBackfilled: false,
      formerRecordId: 1,
      recordId: 2,
    },
    'The details of your legal representative have changed (R13-ABCDEFGH)',
  ],
  [
    'representative-change-task',
    RepresentativeChanged,
    { recordId: 2, changes: [{ field: 'address', before: 'Here', now: 'There' }], changedAt: at },
    'Our own details have changed: letters have to be sent',
    STAFF,
  ],
  [
    'publication-unjudged',
    PublicationUnjudged,
    { signupId, since: at, at, obstacle: 'blocked' },
    'Please look at a website that we cannot judge',
    STAFF,
  ],
  [
    'designation-sent',
    DesignationSent,
    {
      coordinator: 'Autoriteit Consument & Markt (ACM)',
      designationId: 1,
      reason: 'initial',
      sentAt: '2026-11-20T09:14:00.000Z',
      signupId: 512345678,
    },
    'Autoriteit Consument & Markt (ACM) is notified',
  ],
  [
    'designation-letter',
    DesignationSendingBegan,
    {
      coordinator: 'Autoriteit Consument & Markt (ACM)',
      designationId: 1,
      reason: 'initial',
      sendingAt: at,
      signupId,
    },
    'Article 13(4) DSA: Acme Inc., our reference R13-ABCDEFGH/5',
    'letters@coordinator.example',
  ],
  [
    'designation-acknowledged',
    DesignationAcknowledged,
    {
      acknowledgedAt: '2026-11-20T09:14:00.000Z',
      coordinator: 'Autoriteit Consument & Markt (ACM)',
      designationId: 1,
      reason: 'initial',
      signupId: 512345678,
    },
    'Autoriteit Consument & Markt (ACM) has acknowledged your notification',
  ],
  [
    'designation-overdue',
    DesignationOverdue,
    {
      coordinator: 'Autoriteit Consument & Markt (ACM)',
      designationId: 1,
      reason: 'initial',
      sentAt: '2026-11-20T09:14:00.000Z',
      signupId: 512345678,
    },
    'Autoriteit Consument & Markt (ACM) has not acknowledged a letter',
    STAFF,
  ],
  ...EVENTS_OF_ORDERS,
  ...EVENTS_OF_MONEY,
  ...EVENTS_OF_DETAILS,
];
