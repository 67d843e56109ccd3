import { eventSamples } from '@rep13/contracts-catalogue/samples';
import { replay, rowCounts } from '@rep13/testing';
import { startNotifications, type NotificationsUnderTest } from './notifications-under-test.ts';

describe('the golden samples of all events', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  afterAll(() => underTest?.stop());

  const keys = () => underTest.service.db.query<object[]>('select name, key from jobs order by 1, 2');

  /** Without the events of our own that follow: a sample's contact message is nowhere, so its mail fails. */
  const takenIn = (samples: readonly { id: string }[]) =>
    underTest.service.db.query<object[]>(
      'select event_id, handled_at from inbox_messages where event_id = any($1) order by 1, 2',
      [samples.map(({ id }) => id)],
    );

  it('enqueue their mails once, none is put aside, and a replay of all enqueues nothing', async () => {
    const samples = eventSamples();

    await replay(underTest.service, samples);

    const enqueued = await keys();
    expect(enqueued.length).toBeGreaterThan(5);
    const taken = await takenIn(samples);
    expect((await rowCounts(underTest.service))['dead_letters']).toBe(0);

    await replay(underTest.service, samples);

    expect(await keys()).toEqual(enqueued);
    expect((await rowCounts(underTest.service))['dead_letters']).toBe(0);
    expect(await takenIn(samples)).toEqual(taken);
  });
});
