import { EmailFailed } from '@rep13/contracts-notifications';
import { TicketBreached } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { SEND_EMAIL } from '../src/emails/send-email.job.ts';
import { NOW, STAFF } from './builders.ts';
import {
  DOUBLE_ADDRESS,
  startNotifications,
  settled,
  UNKNOWN_SIGNUP,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

const signupId = 512_345_678;

describe('a mail that does not get out at once', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());

  const tries = (atLeast: number) =>
    eventually(async () => ((await underTest.logs()).length >= atLeast ? underTest.logs() : undefined), {
      fact: `${atLeast} tries were noted`,
    });

  it('is sent once under the same Message-ID after the server said 450', async () => {
    underTest.inbox.answerWith(450);
    await underTest.register(signupId);
    await tries(1);
    underTest.inbox.answerWith('accept');
    await settled(underTest, 1);

    const logs = await underTest.logs();
    const last = logs.pop();
    const [job] = await underTest.jobs();
    expect(logs.length).toBeGreaterThanOrEqual(1);
    for (const log of logs) {
      expect(log).toMatchObject({ status: 'deferred', sentAt: null, messageId: `${job?.id}@rep13.example` });
      expect(log.failureReason).toContain('450');
    }
    expect(last).toMatchObject({
      status: 'sent',
      type: 'signup-confirmation',
      recipient: `signup-${signupId}@acme.example`,
      subject: 'Your Client ID is DSA-ABC234',
      clientId: 'DSA-ABC234',
      signupId,
      attempt: logs.length + 1,
      messageId: `${job?.id}@rep13.example`,
      failureReason: null,
    });
    expect(last?.sentAt).toBeInstanceOf(Date);
    expect(underTest.inbox.mails.map(({ messageId }) => messageId)).toEqual([`<${job?.id}@rep13.example>`]);
  });

  it('is given up when the server said 550; a failed mail to ourselves brings no further one', async () => {
    underTest.inbox.answerWith(550);
    await underTest.register(signupId);
    const [log, ownLog] = await tries(2);
    await eventually(async () => (await underTest.handledCount(EmailFailed)) === 2, {
      fact: 'both were heard of',
    });

    expect(log).toMatchObject({
      status: 'failed',
      attempt: 1,
      type: 'signup-confirmation',
      recipient: `signup-${signupId}@acme.example`,
      failureReason: expect.stringContaining('550'),
    });
    expect(ownLog).toMatchObject({
      status: 'failed',
      type: 'email-failed',
      recipient: STAFF,
      signupId: null,
    });
    expect(await underTest.service.published(EmailFailed)).toEqual([
      { emailId: log?.id, kind: 'signup-confirmation', signupId },
      { emailId: ownLog?.id, kind: 'email-failed', signupId: null },
    ]);
    expect((await underTest.jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['dead', 1],
      ['dead', 1],
    ]);
  });

  it('is given up when there is no such signup', async () => {
    await underTest.register(UNKNOWN_SIGNUP);
    const [log] = await tries(1);
    const mail = await eventually(() => underTest.inbox.mails[0], { fact: 'staff was told' });

    expect(log).toMatchObject({ status: 'failed', recipient: null, failureReason: 'Not found' });
    expect(mail).toMatchObject({ to: [STAFF], subject: 'An email to a client could not be delivered' });
    expect(mail.text).toContain('Reason: Not found');
  });

  it('is given up when the address could be taken for two', async () => {
    await underTest.register(DOUBLE_ADDRESS);
    const [log] = await tries(1);
    await eventually(() => underTest.inbox.mails[0], { fact: 'staff was told' });

    expect(log).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('not a mail address'),
    });
    expect(underTest.inbox.mails.flatMap(({ to }) => to)).toEqual([STAFF]);
  });

  it('is sent once the service that knows the addressee is back, and its tries are not counted', async () => {
    underTest.setOnboardingAway(true);
    await underTest.register(signupId);
    await eventually(async () => ((await underTest.jobs())[0]?.postponements ?? 0) >= 2, {
      fact: 'it was postponed twice',
    });
    underTest.setOnboardingAway(false);
    await settled(underTest, 1);

    const [job] = await underTest.jobs();
    expect(job).toMatchObject({ state: 'done', postponements: (job?.attempts ?? 0) - 1 });
    expect(await underTest.logs()).toEqual([
      expect.objectContaining({ status: 'deferred', recipient: null, failureReason: 'Service unavailable' }),
      expect.objectContaining({ status: 'sent', attempt: job?.attempts }),
    ]);
    expect(underTest.inbox.mails).toHaveLength(1);
  });

  it('does not wait for the name of the client if it is for staff', async () => {
    underTest.setOnboardingAway(true);
    await underTest.service.stubbedServices.announce(TicketBreached, {
      signupId,
      ticketId: 4,
      ticketNumber: 'SLA-2026-00004',
      dueAt: NOW.toISOString(),
      urgencyLevel: 'critical',
    });
    await settled(underTest, 1);
    underTest.setOnboardingAway(false);

    expect(underTest.inbox.mails[0]).toMatchObject({ to: [STAFF] });
    expect(underTest.inbox.mails[0]?.text).toContain(`Client: signup ${signupId}`);
  });

  it('has a line also for the try over which we died', async () => {
    await underTest.service.db.query(
      `insert into jobs (id, queue, name, key, payload, state, attempts, lease_until, lease_token)
       values (gen_random_uuid(), $1, $2, 'of a dead worker', $3, 'running', 1, now() - interval '1 second', gen_random_uuid())`,
      [SEND_EMAIL.queue, SEND_EMAIL.name, { kind: 'account-locked', facts: { signupId, lockedUntil: NOW } }],
    );
    await settled(underTest, 1);

    expect(await underTest.logs()).toEqual([
      expect.objectContaining({ attempt: 1, status: 'deferred', failureReason: 'interrupted' }),
      expect.objectContaining({ attempt: 2, status: 'sent' }),
    ]);
  });
});
