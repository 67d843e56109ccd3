import { DAY_MS } from '@rep13/contracts-constants';
import {
  CountEmails,
  EmailResendRequested,
  GetEmailTotals,
  ListEmails,
  ResendEmail,
  type EmailView,
} from '@rep13/contracts-notifications';
import { ClientAccountLocked, PasswordResetRequested, SignupRegistered } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { NOW } from './builders.ts';
import {
  startNotifications,
  registration,
  settled,
  UNKNOWN_SIGNUP,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

const signupId = 512_345_678;

describe('the email log', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());

  const list = (query: ListEmails = {}) => underTest.service.call(ListEmails, query);
  const totals = () => underTest.service.call(GetEmailTotals, {});
  const resend = (id: number, key = '') => {
    const idempotency = { scope: 'one browser', key, fingerprint: key };
    return underTest.service.call(ResendEmail, { id }, { actor: 'admin:1', ...(key && { idempotency }) });
  };
  const theLine = async (): Promise<EmailView> => (await list())[0]!;

  /** One mail that failed for good, and the mail to staff about it. */
  const fail = async () => {
    await underTest.register(UNKNOWN_SIGNUP);
    await eventually(() => underTest.inbox.mails.length === 1, { fact: 'staff was told' });
    await eventually(async () => (await totals()).waiting === 0, { fact: 'nothing waits' });
  };

  it('shows one line for each try, the newest first', async () => {
    await underTest.register(signupId);
    await settled(underTest, 1);
    await underTest.register(signupId + 1);
    await settled(underTest, 2);

    expect(await list()).toEqual([
      expect.objectContaining({ signupId: signupId + 1 }),
      {
        id: expect.any(Number),
        recipient: `signup-${signupId}@acme.example`,
        subject: 'Your Client ID is DSA-ABC234',
        type: 'signup-confirmation',
        status: 'sent',
        attempt: 1,
        sentAt: expect.stringMatching(/Z$/),
        failureReason: null,
        clientId: 'DSA-ABC234',
        signupId,
        resentAt: null,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('is searched by recipient, subject and Client ID, and narrowed by status and kind', async () => {
    await fail();
    await underTest.service.stubbedServices.announce(ClientAccountLocked, {
      signupId,
      lockedUntil: NOW.toISOString(),
    });
    await settled(underTest, 2, ['done', 'dead']);
    const kinds = async (query: ListEmails) => (await list(query)).map(({ type }) => type);

    expect(await kinds({})).toEqual(['account-locked', 'email-failed', 'signup-confirmation']);
    expect(await kinds({ search: `SIGNUP-${signupId}@` })).toEqual(['account-locked']);
    expect(await kinds({ search: 'dsa-abc234' })).toEqual(['account-locked']);
    expect(await kinds({ search: 'could not be delivered' })).toEqual(['email-failed']);
    expect(await kinds({ status: 'failed' })).toEqual(['signup-confirmation']);
    expect(await kinds({ type: 'email-failed' })).toEqual(['email-failed']);
    expect(await kinds({ type: 'email-failed', status: 'failed' })).toEqual([]);
    expect(await kinds({ limit: 1 })).toEqual(['account-locked']);
    const count = (query: CountEmails) => underTest.service.call(CountEmails, query);
    expect(await count({ limit: 1 })).toBe(3);
    expect(await count({ search: 'dsa-abc234' })).toBe(1);
    expect(await count({ type: 'email-failed', status: 'failed' })).toBe(0);
    expect(await kinds({ cursor: (await theLine()).id })).toEqual(['email-failed', 'signup-confirmation']);
  });

  it('counts what failed, waits and was sent today', async () => {
    const before = await totals();
    await fail();
    expect(await totals()).toEqual({
      failed: before.failed + 1,
      waiting: 0,
      sentToday: before.sentToday + 1,
    });

    underTest.setOnboardingAway(true);
    await underTest.register(signupId);
    await eventually(async () => (await totals()).waiting === 1, { fact: 'a mail waits' });
    underTest.setOnboardingAway(false);
    await eventually(async () => (await totals()).waiting === 0, { fact: 'it was sent' });
  });

  it('sends a mail again as a new one, with fresh links, once for each press of the button', async () => {
    await underTest.register(signupId);
    await settled(underTest, 1);
    const { id } = await theLine();
    const [first, second] = await Promise.all([resend(id, 'one press'), resend(id, 'one press')]);
    await settled(underTest, 2);

    expect(second).toEqual(first);
    const [original, again] = underTest.inbox.mails;
    expect(underTest.inbox.mails).toHaveLength(2);
    expect(again).toMatchObject({ to: original?.to, subject: original?.subject });
    expect(again?.messageId).not.toBe(original?.messageId);
    const lines = await list();
    expect(lines.map(({ resentAt }) => resentAt)).toEqual([null, first.resentAt]);
    expect(await underTest.service.published(EmailResendRequested)).toEqual([
      { emailId: id, kind: 'signup-confirmation', signupId },
    ]);

    await resend(id, 'another press');
    await settled(underTest, 3);
    await underTest.handled(
      await underTest.service.stubbedServices.announce(SignupRegistered, registration(signupId)),
    );
    expect(underTest.inbox.mails).toHaveLength(3);
  });

  it('has no task left once a failed mail was sent again', async () => {
    await fail();
    const { failed } = await totals();
    const [line] = await list({ status: 'failed' });
    underTest.setOnboardingAway(true);
    await resend(line!.id);

    expect((await totals()).failed).toBe(failed - 1);
    underTest.setOnboardingAway(false);
    await eventually(async () => (await totals()).failed === failed, { fact: 'the new mail failed, too' });
    await settled(underTest, 2, ['done', 'dead']);
  });

  it('does not send a mail again that is still being tried', async () => {
    underTest.inbox.answerWith(450);
    await underTest.register(signupId);
    const { id } = await eventually(theLine, { fact: 'a try was noted' });

    await expect(resend(id)).rejects.toMatchObject({
      status: 409,
      code: 'notifications.email-still-waiting',
    });
    underTest.inbox.answerWith('accept');
    await settled(underTest, 1);
    expect(underTest.inbox.mails).toHaveLength(1);
  });

  it('does not know a mail that is not there', async () => {
    await expect(resend(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });

  it('does not send a link again that has ended', async () => {
    const resetId = '0190b0a2-7d1c-7000-8000-000000000001';
    const requestedAt = new Date().toISOString();
    await underTest.service.stubbedServices.announce(PasswordResetRequested, {
      signupId,
      resetId,
      requestedAt,
    });
    await settled(underTest, 1);
    const { id } = await theLine();
    await resend(id);
    await settled(underTest, 2);

    underTest.service.passTime(DAY_MS);
    await expect(resend(id)).rejects.toMatchObject({
      status: 409,
      code: 'notifications.email-out-of-date',
    });
  });
});
