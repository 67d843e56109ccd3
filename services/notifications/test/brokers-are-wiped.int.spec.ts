import { startNats, startRedis, type TestNats, type TestRedis } from '@rep13/testing';
import { eventually } from '@rep13/testing';
import { openMailRoom, settled, type MailRoom } from './mail-room.ts';

const MAILS = 200;
const FIRST_ID = 500_000_000;

describe('a backlog of mails', () => {
  let nats: TestNats;
  let redis: TestRedis;
  let room: MailRoom;
  beforeAll(async () => {
    [nats, redis] = await Promise.all([startNats(), startRedis()]);
    room = await openMailRoom({ NATS_URL: nats.url, REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await room?.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  it('arrives complete and once though JetStream is wiped and Redis flushed', async () => {
    room.inbox.answerWith(451);
    for (let id = 0; id < MAILS; id += 1) await room.register(FIRST_ID + id);
    await eventually(async () => (await room.jobs()).length === MAILS, { says: 'every mail was enqueued' });

    await Promise.all([nats.wipeStore(), redis.flush()]);
    room.inbox.answerWith('accept');
    await settled(room, MAILS);

    const recipients = new Set(room.inbox.mails.flatMap(({ to }) => to));
    expect(recipients.size).toBe(MAILS);
    expect(room.inbox.mails).toHaveLength(MAILS);
  }, 150_000);
});
