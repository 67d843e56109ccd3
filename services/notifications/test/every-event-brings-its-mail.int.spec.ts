import {
  AgreementSealDelayed,
  AgreementSealed,
  AgreementSigned,
  CertificateIssued,
  DesignationAcknowledged,
  DesignationOverdue,
  DesignationSent,
  MandateEnding,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import {
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
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
  SignupRegistered,
} from '@rep13/contracts-onboarding';
import {
  TicketBreached,
  TicketEscalated,
  TicketForwarded,
  TicketOpened,
  TicketWarned,
} from '@rep13/contracts-sla';
import { EMAILS } from '../src/emails/catalogue.ts';
import { STAFF } from './builders.ts';
import {
  COLLEAGUE,
  startNotifications,
  PDF,
  registration,
  settled,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

const at = new Date().toISOString();
const dueAt = new Date(Date.now() + 6 * 60 * 60_000).toISOString();
const signupId = 512_345_678;
const LEGAL_CONTACT = 'signup-512345678@acme.example';
const requestId = '0190b0a2-7d1c-7000-8000-000000000001';
const ticket = { signupId, ticketId: 4, ticketNumber: 'SLA-2026-00004' };
const clock = { ...ticket, dueAt, urgencyLevel: 'high' };

const EVENTS: [kind: string, EventClass, object, subject: string, to?: string][] = [
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
    'Your client account is locked for a while',
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
    'A recovery code of yours was used',
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
    'A recovery code of yours was used',
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
    'designation-acknowledged',
    DesignationAcknowledged,
    {
      acknowledgedAt: '2026-11-20T09:14:00.000Z',
      coordinator: 'Autoriteit Consument & Markt (ACM)',
      designationId: 1,
      reason: 'initial',
      signupId: 512345678,
    },
    'Autoriteit Consument & Markt (ACM) has your notification',
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
];

/** The words on each mail's one button. */
const BUTTONS: Readonly<Record<string, string>> = {
  'signup-confirmation': 'Pay the yearly fee',
  'payment-received': 'Set up your client account',
  'agreement-signed': 'Pay the yearly fee',
  'certificate-issued': 'Open the register entry',
  'account-activated': 'Sign in',
  'setup-confirmation': 'Set up your client account',
  'account-locked': 'Sign in',
  'password-reset': 'Choose a new password',
  'password-changed': 'Sign in',
  'second-factor-changed': 'Sign in',
  'recovery-code-used': 'Sign in',
  'account-suspended': 'Open the client portal',
  'account-reactivated': 'Pay the yearly fee',
  'annual-update-due': 'Review the information',
  'ticket-forwarded': 'Read it in the client portal',
  'ticket-escalated': 'Read it in the client portal',
  'ticket-opened': 'Open admin',
  'ticket-warned': 'Open admin',
  'ticket-breached': 'Open admin',
  'staff-account-changed': 'Open admin',
  'staff-second-factor-changed': 'Open admin',
  'staff-recovery-code-used': 'Open admin',
  'mandate-ending': 'Open the client portal',
  'mandate-over': 'Open the client portal',
  'designation-sent': 'Open the client portal',
  'designation-acknowledged': 'Open the client portal',
  'designation-overdue': 'Open admin',
  'publication-missing': 'Open the client portal',
};

/** Those of our own events: contact-messages.int.spec.ts and a-mail-that-does-not-get-out.int.spec.ts. */
const OF_OUR_OWN_EVENTS = ['contact-message', 'email-failed'];

describe('the mails', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.inbox.clear());
  afterAll(() => underTest?.stop());

  it('are each brought by an event', () => {
    const brought = EVENTS.map(([kind]) => kind);
    expect(EMAILS.map(({ kind }) => kind).sort()).toEqual([...brought, ...OF_OUR_OWN_EVENTS].sort());
  });

  it.each(EVENTS)(
    '%s comes once, however often its event is delivered or announced',
    async (kind, event, data, subject, to = LEGAL_CONTACT) => {
      const { announce, deliver } = underTest.service.stubbedServices;
      const envelope = await announce(event, data);
      await settled(underTest, 1);
      await deliver(envelope);
      await underTest.handled(await announce(event, data));
      await settled(underTest, 1);

      expect(underTest.inbox.mails).toEqual([
        expect.objectContaining({ subject, to: [to], recipients: [to], from: 'mail@rep13.example' }),
      ]);
      const [mail] = underTest.inbox.mails;
      if (to !== COLLEAGUE) expect(mail?.html).toContain('Acme Inc.');
      expect(mail?.text).toContain(to === STAFF ? 'Hello Rep13 staff,' : 'Hello ');
      expect(mail?.text).toContain(`\n${BUTTONS[kind]}:\nhttp`);
    },
  );

  it.each([
    [AdminUserPasswordReset, 'Your password was reset'],
    [AdminUserPasswordChanged, 'Your password was changed'],
    [AdminUserDeactivated, 'Your account was deactivated'],
    [AdminUserReactivated, 'Your account was reactivated'],
  ] as const)('tell a member of staff what was done to the account: %p', async (event, subject) => {
    await underTest.service.stubbedServices.announce(event as EventClass, { adminUserId: 8, changedAt: at });
    await settled(underTest, 1);
    expect(underTest.inbox.mails).toEqual([expect.objectContaining({ subject, to: [COLLEAGUE] })]);
  });

  it('bring the signed agreement as a PDF, byte for byte, once the address is proven and not before', async () => {
    const sealed = { agreementNumber: 'DSA-202611-0002', level: 'B-T' as const, sha256: 'b'.repeat(64) };
    await underTest.service.stubbedServices.announce(AgreementSealed, { signupId: 512_345_679, ...sealed });
    await settled(underTest, 1);
    expect(attached()).toEqual([]);

    underTest.inbox.clear();
    await underTest.service.stubbedServices.announce(ClientAccountActivated, {
      signupId: 512_345_679,
      activatedAt: at,
    });
    await settled(underTest, 1);

    const [attachment] = attached();
    expect(attachment).toMatchObject({ filename: 'DSA-202611-0001.pdf', contentType: 'application/pdf' });
    expect(attachment?.content).toEqual(PDF);
  });

  it('bring the agreement once when its seal is late and comes after all', async () => {
    const agreement = { signupId: 512_345_681, agreementNumber: 'DSA-202611-0003' };
    const { announce } = underTest.service.stubbedServices;
    await underTest.handled(await announce(AgreementSealDelayed, agreement));
    await settled(underTest, 1);
    const seal = { level: 'B-B' as const, sha256: 'c'.repeat(64) };
    await underTest.handled(await announce(AgreementSealed, { ...agreement, ...seal }));
    await settled(underTest, 1);

    expect(underTest.inbox.mails).toHaveLength(1);
  });

  /** Beside the pictures of the mail's own page. */
  const attached = () => underTest.inbox.mails[0]?.attachments.filter(({ related }) => !related) ?? [];

  it('come one for each warning of one ticket', async () => {
    for (const percent of [50, 75, 90] as const) {
      const data = { ...clock, ticketId: 5, urgencyLevel: 'high' as const, percent };
      await underTest.service.stubbedServices.announce(TicketWarned, data);
    }
    await settled(underTest, 3);
    expect(underTest.inbox.mails).toHaveLength(3);
  });

  it('are not sent when there is nothing to say any more', async () => {
    const over = { ...clock, ticketId: 6, dueAt: at, urgencyLevel: 'high' as const, percent: 90 as const };
    const before = (await underTest.jobs()).length;
    await underTest.handled(await underTest.service.stubbedServices.announce(TicketWarned, over));
    await settled(underTest, 0);
    expect(await underTest.jobs()).toHaveLength(before + 1);
    expect(underTest.inbox.mails).toEqual([]);
  });

  it('leave no token in the database', async () => {
    const rows = await underTest.service.db.query<object[]>(
      'select to_jsonb(jobs) as row from jobs union all select to_jsonb(email_logs) from email_logs',
    );

    expect(rows.length).toBeGreaterThanOrEqual(2 * EVENTS.length);
    // Every token begins with the base64 of an opening brace and quote.
    expect(JSON.stringify(rows)).not.toContain('eyJ');
  });
});
