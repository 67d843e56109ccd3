import { startNats, startRedis, type TestNats, type TestRedis } from '@rep13/testing';
import { eventually } from '@rep13/testing';
import { startNotifications, settled, type NotificationsUnderTest } from './notifications-under-test.ts';

const MAILS = 200;
const FIRST_ID = 500_000_000;

describe('a backlog of mails', () => {
  let nats: TestNats;
  let redis: TestRedis;
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    [nats, redis] = await Promise.all([startNats(), startRedis()]);
    underTest = await startNotifications({ NATS_URL: nats.url, REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await underTest?.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  it('arrives complete and once though JetStream is wiped and Redis flushed', async () => {
    underTest.inbox.answerWith(451);
    for (let id = 0; id < MAILS; id += 1) await underTest.register(FIRST_ID + id);
    await eventually(async () => (await underTest.jobs()).length === MAILS, {
      fact: 'every mail was enqueued',
    });

    await Promise.all([nats.wipeStore(), redis.flush()]);
    underTest.inbox.answerWith('accept');
    await settled(underTest, MAILS);

    const recipients = new Set(underTest.inbox.mails.flatMap(({ to }) => to));
    expect(recipients.size).toBe(MAILS);
    expect(underTest.inbox.mails).toHaveLength(MAILS);
  }, 150_000);
});
