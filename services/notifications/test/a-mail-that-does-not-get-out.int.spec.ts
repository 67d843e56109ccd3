import { eventually } from '@rep13/testing';
import { openMailRoom, settled, UNKNOWN_SIGNUP, type MailRoom } from './mail-room.ts';

const signupId = 512_345_678;

describe('a mail that does not get out at once', () => {
  let room: MailRoom;
  beforeAll(async () => {
    room = await openMailRoom();
  });
  beforeEach(() => room.clear());
  afterAll(() => room?.stop());

  const tries = (atLeast: number) =>
    eventually(async () => ((await room.logs()).length >= atLeast ? room.logs() : undefined), {
      says: `${atLeast} tries were noted`,
    });

  it('is sent once under the same Message-ID after the server said 450', async () => {
    room.inbox.answerWith(450);
    await room.register(signupId);
    await tries(1);
    room.inbox.answerWith('accept');
    await settled(room, 1);

    const logs = await room.logs();
    const last = logs.pop();
    const [job] = await room.jobs();
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
    expect(room.inbox.mails.map(({ messageId }) => messageId)).toEqual([`<${job?.id}@rep13.example>`]);
  });

  it('is given up when the server said 550', async () => {
    room.inbox.answerWith(550);
    await room.register(signupId);
    const logs = await tries(1);

    expect(logs).toEqual([
      expect.objectContaining({
        status: 'failed',
        attempt: 1,
        recipient: `signup-${signupId}@acme.example`,
        failureReason: expect.stringContaining('550'),
      }),
    ]);
    expect(await room.jobs()).toEqual([expect.objectContaining({ state: 'dead', attempts: 1 })]);
  });

  it('is given up when there is no such signup', async () => {
    await room.register(UNKNOWN_SIGNUP);
    const logs = await tries(1);

    expect(logs).toEqual([
      expect.objectContaining({ status: 'failed', recipient: null, failureReason: 'Not found' }),
    ]);
  });

  it('is sent once the service that knows the addressee is back', async () => {
    room.setOnboardingAway(true);
    await room.register(signupId);
    const [first] = await tries(1);
    room.setOnboardingAway(false);
    await settled(room, 1);

    expect(first).toMatchObject({
      status: 'deferred',
      recipient: null,
      failureReason: 'Service unavailable',
    });
    expect(room.inbox.mails).toHaveLength(1);
  });
});
