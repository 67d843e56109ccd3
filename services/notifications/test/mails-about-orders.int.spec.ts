import {
  AnyApprovalGranted,
  AnyApprovalRefused,
  AnyApprovalRequested,
  AnyGlassBroken,
  GlassBroken,
} from '@rep13/contracts-gateway';
import { EmailFailed } from '@rep13/contracts-notifications';
import {
  AnyTicketAcknowledged,
  AnyTicketBreached,
  AnyTicketClosed,
  AnyTicketWarned,
  TicketAnswerMissed,
  TicketAssigned,
  TicketClosed,
} from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { STAFF } from './builders.ts';
import { at, AUTHORITY, dueAt } from './mails-of-orders-by-event.ts';
import {
  COLLEAGUE,
  settled,
  SPAM,
  startNotifications,
  TAKEN,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

const unnamed = { ticketId: 4, ticketNumber: 'SLA-2026-00004', reference: 'A-7KQM-2XRB' };
const approval = {
  approvalId: '0190b0a2-7d1c-7000-8000-000000000001',
  kind: 'close-critical-ticket',
  requestedBy: 7,
} as const;

describe('mails about orders', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());

  const recipients = () => underTest.inbox.mails.map(({ to }) => to[0]).sort();

  it.each([
    [AnyTicketWarned, { dueAt, urgencyLevel: 'high', percent: 75 }, STAFF],
    [AnyTicketBreached, { dueAt: at, urgencyLevel: 'high' }, STAFF],
    [AnyTicketAcknowledged, { responseTimeHours: 1, slaCompliant: true }, AUTHORITY],
    [AnyTicketClosed, {}, AUTHORITY],
  ] as const)('come also of an order that names no client, and name none: %p', async (event, more, to) => {
    await underTest.service.stubbedServices.announce(event as never, { ...unnamed, ...more } as never);
    await settled(underTest, 1);

    expect(recipients()).toEqual([to]);
    expect(underTest.inbox.mails[0]?.text).not.toContain('Acme');
  });

  it('tell nobody of the end of what no authority had sent, and note no mail', async () => {
    const closed = { ...unnamed, signupId: 512_345_678, ticketId: SPAM };
    await underTest.handled(await underTest.service.stubbedServices.announce(TicketClosed, closed));
    await settled(underTest, 0);

    expect(await underTest.jobs()).toHaveLength(1);
    expect(underTest.inbox.mails).toEqual([]);
    expect(await underTest.logs()).toEqual([]);
  });

  it.each([
    ['somebody else', 'admin:3', [COLLEAGUE]],
    ['oneself', 'admin:7', []],
  ])('tell a colleague of an order given by %s', async (_, actor, to) => {
    const { announce, deliver } = underTest.service.stubbedServices;
    const unassigned = { ...unnamed, assigneeId: null, previousAssigneeId: 7, assignedAt: at };
    const unassignment = await announce(TicketAssigned, unassigned);
    const data = { ...unassigned, assigneeId: 7, previousAssigneeId: null };
    const given = { ...unassignment, id: crypto.randomUUID(), actor, data };
    await deliver(given);
    await underTest.handled(unassignment);
    await underTest.handled(given);
    await settled(underTest, to.length);

    expect(recipients()).toEqual(to);
  });

  it('tell each admin under a Message-ID of its own of a step for two that one took, however long the gateway is away', async () => {
    underTest.setAdmins('away');
    await underTest.service.stubbedServices.announce(GlassBroken, approval);
    await eventually(async () => ((await underTest.jobs())[0]?.postponements ?? 0) >= 1, {
      fact: 'it was postponed',
    });
    underTest.setAdmins([7, 8]);
    await settled(underTest, 2);
    underTest.setAdmins([7]);

    expect(recipients()).toEqual([COLLEAGUE, COLLEAGUE]);
    expect(new Set(underTest.inbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('ask for a second person, and tell of one who did without, also for kinds of steps that came later', async () => {
    const { announce } = underTest.service.stubbedServices;
    const refund = { ...approval, kind: 'refund-payment' };
    await announce(AnyApprovalRequested, refund);
    await announce(AnyGlassBroken, refund);
    await settled(underTest, 2);
    expect(recipients().toSorted()).toEqual([COLLEAGUE, STAFF]);
  });

  it('tell every other admin that a step for two was asked for, and that it was done', async () => {
    const { announce, deliver } = underTest.service.stubbedServices;
    const step = { ...approval, approvalId: '0190b0a2-7d1c-7000-8000-000000000009', requestedBy: 8 };
    underTest.setAdmins([7, 8]);
    const asked = await announce(AnyApprovalRequested, { ...step, kind: 'refund-payment' });
    await settled(underTest, 2);
    expect(recipients().toSorted()).toEqual([COLLEAGUE, STAFF]);
    underTest.inbox.clear();
    const id = '0190b0a2-7d1c-7000-8000-00000000000a';
    await deliver({ ...asked, id, type: AnyApprovalGranted.type, actor: 'admin:7' });
    await settled(underTest, 1);
    underTest.setAdmins([7]);
    expect(underTest.inbox.mails.map(({ subject }) => subject)).toEqual([
      'SLA-2026-00004: what you asked for was agreed to',
    ]);
  });

  it('tell who asked that it was refused, unless they took it back', async () => {
    const { announce, deliver } = underTest.service.stubbedServices;
    const step = { ...approval, approvalId: '0190b0a2-7d1c-7000-8000-00000000000b', requestedBy: 8 };
    const refused = await announce(AnyApprovalRefused, { ...step, kind: 'refund-payment' });
    await settled(underTest, 1);
    expect(recipients()).toEqual([COLLEAGUE]);
    underTest.inbox.clear();
    const id = '0190b0a2-7d1c-7000-8000-00000000000c';
    const own = { ...refused, id, actor: 'admin:8', data: { ...refused.data, approvalId: id } };
    await deliver(own);
    await underTest.handled(own);
    expect(recipients()).toEqual([]);
  });

  it.each([
    ['who works on it', TAKEN, ['answer-missed', 'email-failed']],
    ['the mailbox itself', 4, ['answer-missed']],
  ])('that do not reach %s: the mailbox is told, unless it was the one', async (_, ticketId, types) => {
    const before = await underTest.handledCount(EmailFailed);
    underTest.inbox.answerWith(550);
    const missed = { ...unnamed, ticketId, answerDueAt: at };
    await underTest.service.stubbedServices.announce(TicketAnswerMissed, missed);
    await eventually(async () => (await underTest.handledCount(EmailFailed)) === before + types.length, {
      fact: 'every failure was heard of',
    });

    expect((await underTest.logs()).map(({ type }) => type)).toEqual(types);
  });

  it('that do not reach an authority are told to the mailbox', async () => {
    underTest.inbox.answerWith(550);
    await underTest.service.stubbedServices.announce(AnyTicketClosed, unnamed);
    const [, failed] = await eventually(
      async () => ((await underTest.logs()).length === 2 ? underTest.logs() : undefined),
      { fact: 'both were tried' },
    );

    expect(failed).toMatchObject({
      type: 'email-failed',
      recipient: STAFF,
      subject: 'An email to an authority could not be delivered',
    });
  });
});
