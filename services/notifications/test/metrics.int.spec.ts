import { eventually } from '@rep13/testing';
import { startNotifications, settled, type NotificationsUnderTest } from './notifications-under-test.ts';

const HOUR_S = 3_600;

describe('what monitors see of the mails', () => {
  let underTest: NotificationsUnderTest;

  beforeEach(async () => {
    underTest = await startNotifications();
  });
  afterEach(() => underTest.stop());

  const metric = async (name: string) => {
    const text = await (await fetch(`${await underTest.service.app.getUrl()}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const tried = () =>
    eventually(async () => (await underTest.logs()).length > 0, { fact: 'the mail was tried' });
  /** As if every mail had been due an hour ago, and had got out just now if it has. */
  const anHourEarlier = async () => {
    await underTest.service.db.query(`update jobs set created_at = now() - interval '1 hour'`);
    await underTest.service.db.query('update email_logs set sent_at = now() where sent_at is not null');
  };
  const hours = async (name: string) => Math.floor((await metric(name)) / HOUR_S);

  it('is how long the slowest took to the 250', async () => {
    expect(await metric('rep13_mail_delay_seconds')).toBe(0);
    await underTest.register(1);
    await settled(underTest, 1);
    await anHourEarlier();

    expect(await hours('rep13_mail_delay_seconds')).toBe(1);
    expect(await metric('rep13_mail_oldest_unsent_seconds')).toBe(0);
    expect(await metric('rep13_mails_given_up')).toBe(0);
  });

  it('is how long one has been waiting that the mail server does not take for now', async () => {
    underTest.inbox.answerWith(451);
    await underTest.register(2);
    await tried();
    await anHourEarlier();

    expect(await hours('rep13_mail_oldest_unsent_seconds')).toBe(1);
    expect(await metric('rep13_mail_delay_seconds')).toBe(0);
  });

  it('is how many are given up, that to staff about the first included', async () => {
    underTest.inbox.answerWith(550);
    await underTest.register(3);
    await tried();
    const given = async () => (await underTest.jobs()).filter(({ state }) => state === 'dead').length;
    await eventually(async () => (await given()) === 2, { fact: 'both mails are given up' });

    expect(await metric('rep13_mails_given_up')).toBe(2);
  });
});
