import {
  AgreementSealDelayed,
  AgreementSealed,
  CertificateIssued,
  MandateEnding,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import {
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
} from '@rep13/contracts-gateway';
import { CountClientsNotifiedOfRecord } from '@rep13/contracts-notifications';
import type { EventClass } from '@rep13/contracts-messaging';
import { ClientAccountActivated, ProfileChanged, SubscriptionCancelled } from '@rep13/contracts-onboarding';
import {
  AnyTicketOpened,
  TicketAcknowledged,
  TicketClosed,
  TicketOpened,
  TicketWarned,
} from '@rep13/contracts-sla';
import { EMAILS } from '../src/emails/catalogue.ts';
import { STAFF } from './builders.ts';
import {
  COLLEAGUE,
  CONTENT,
  startNotifications,
  TAKEN,
  PDF,
  settled,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';
import { BUTTONS } from './button-by-mail.ts';
import { clock, EVENTS } from './mails-by-event.ts';
import { at, AUTHORITY, dueAt } from './mails-of-orders-by-event.ts';

const LEGAL_CONTACT = 'signup-512345678@acme.example';

/** Mails to authorities and about steps of staff name no client. */
const NAMES_CLIENT = (kind: string, to: string) =>
  ![COLLEAGUE, AUTHORITY].includes(to) &&
  !kind.startsWith('authority-') &&
  !/^(approval|mail|seal|representative-change-task)/.test(kind);

/** Of one event, messages of each direction, what staff and clients ask for, and certificates of a new record bring mails of their own. */
const isLike = (one: object, other: object) =>
  ['direction', 'isStoppable', 'recordId'].every(
    (name) => Reflect.get(one, name) === Reflect.get(other, name),
  );

/** Those of our own events: contact-messages.int.spec.ts and a-mail-that-does-not-get-out.int.spec.ts. */
const OF_OUR_OWN_EVENTS = ['contact-message', 'email-failed'];

describe('the mails', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  // All mails go to one client, who would get no more of them in an hour than ten.
  beforeEach(async () => {
    await underTest.service.db.query('delete from unproven_mails');
    underTest.inbox.clear();
  });
  afterAll(() => underTest?.stop());

  it('are each brought by an event', () => {
    const brought = EVENTS.map(([kind]) => kind);
    expect(EMAILS.map(({ kind }) => kind).sort()).toEqual([...brought, ...OF_OUR_OWN_EVENTS].sort());
  });

  it.each(EVENTS)(
    '%s comes once, however often its event is delivered or announced',
    async (kind, event, data, subject, to = LEGAL_CONTACT) => {
      const { announce, deliver } = underTest.service.stubbedServices;
      const brought = EVENTS.filter(
        ([, other, expected]) => other === event && isLike(expected, data),
      ).length;
      const envelope = await announce(event, data);
      await settled(underTest, brought);
      await deliver(envelope);
      await underTest.handled(await announce(event, data));
      await settled(underTest, brought);

      expect(underTest.inbox.mails).toHaveLength(brought);
      const mails = underTest.inbox.mails.filter((mail) => mail.subject === subject);
      expect(mails).toEqual([
        expect.objectContaining({ subject, to: [to], recipients: [to], from: 'mail@rep13.example' }),
      ]);
      const [mail] = mails;
      if (NAMES_CLIENT(kind, to)) expect(mail?.html).toContain('Acme Inc.');
      expect(mail?.text).toContain(to === STAFF ? 'Hello Rep13 staff,' : 'Hello');
      expect(mail?.text).toContain(`\n${BUTTONS[kind]}:\nhttp`);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(CONTENT);
    },
  );

  it('tell of a cancelled subscription once, though its mandate ends with it', async () => {
    const { announce } = underTest.service.stubbedServices;
    const end = { signupId: 512_345_682, endsAt: dueAt, runOffUntil: dueAt };
    const mandate = { ...end, registerNumber: 'R13-K7M2QXAB', cancelledBy: 'refund' as const };
    await announce(SubscriptionCancelled, { ...end, by: 'refund', askedAt: at });
    await underTest.handled(await announce(MandateEnding, { ...mandate, noticeAt: at }));
    await underTest.handled(await announce(MandateRunOffBegan, mandate));
    await settled(underTest, 1);
    expect(underTest.inbox.mails).toHaveLength(1);
    expect(underTest.inbox.mails[0]?.subject).toMatch(/^Your agreement ends on/);
  });

  it('tell of a change of the representative once, whatever certificates come after', async () => {
    const began = new Date().toISOString();
    const certificate = { registerNumber: 'R13-ABCDEFGH', issuedAt: at, isBackfilled: false };
    const issued = { ...certificate, signupId: 512_345_685, formerRecordId: 1, recordId: 2 };
    for (const version of [2, 3]) {
      const sha256 = `${version}`.repeat(64);
      const data = { ...issued, version, sha256 };
      await underTest.handled(await underTest.service.stubbedServices.announce(CertificateIssued, data));
    }
    await settled(underTest, 1);
    expect(underTest.inbox.mails.map(({ subject }) => subject)).toEqual([
      'The details of your legal representative have changed (R13-ABCDEFGH)',
    ]);
    const countNotified = (since: string) => underTest.service.call(CountClientsNotifiedOfRecord, { since });
    expect(await countNotified(began)).toBe(1);
    expect(await countNotified(new Date(Date.now() + 60_000).toISOString())).toBe(0);
  });

  it('tell nobody but the contact of a change that is not of its address', async () => {
    const changed = { signupId: 512_345_684, changeId: 9, fields: ['companyName' as const], changedAt: at };
    await underTest.handled(await underTest.service.stubbedServices.announce(ProfileChanged, changed));
    await settled(underTest, 1);
    expect(underTest.inbox.mails.map(({ subject }) => subject)).toEqual(['Your details were changed']);
  });

  it('tell of the last day of what a client cancelled when it has come', async () => {
    const over = { signupId: 512_345_683, registerNumber: 'R13-K7M2QXAB', endsAt: at, runOffUntil: dueAt };
    await underTest.service.stubbedServices.announce(MandateRunOffBegan, { ...over, cancelledBy: 'client' });
    await settled(underTest, 1);
    expect(underTest.inbox.mails[0]?.subject).toBe('Your mandate R13-K7M2QXAB has ended');
  });

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

  it('about an order go to who works on it', async () => {
    const data = { ...clock, ticketId: TAKEN, urgencyLevel: 'high' as const };
    await underTest.service.stubbedServices.announce(TicketOpened, data);
    await settled(underTest, 1);
    expect(underTest.inbox.mails).toEqual([expect.objectContaining({ to: [COLLEAGUE] })]);
    expect(underTest.inbox.mails[0]?.text).toContain(`/admin/tickets/${TAKEN}`);
  });

  it('about an order whose client must not be named name nobody, and come all the same', async () => {
    const { signupId: _, ...unnamed } = clock;
    const data = { ...unnamed, ticketId: 8, urgencyLevel: 'high' as const };
    await underTest.service.stubbedServices.announce(AnyTicketOpened, data);
    await settled(underTest, 1);
    const [mail] = underTest.inbox.mails;
    expect(mail?.text).toContain('No client is named in this mail');
    expect(mail?.text).not.toContain('Acme');
  });

  it('go to no authority about an order that staff typed in, and to nobody about an order that was taken', async () => {
    const { announce } = underTest.service.stubbedServices;
    const { ticketId, ticketNumber, signupId } = clock;
    const typed = { ticketId, ticketNumber, signupId };
    await underTest.handled(
      await announce(TicketAcknowledged, { ...typed, ticketId: 9, responseTimeHours: 1, slaCompliant: true }),
    );
    await underTest.handled(await announce(TicketClosed, { ...typed, ticketId: 9 }));
    await settled(underTest, 0);
    expect(underTest.inbox.mails).toEqual([]);
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
    // Of the links of authorities.
    expect(JSON.stringify(rows)).not.toMatch(/the-token|the-code/);
  });
});
