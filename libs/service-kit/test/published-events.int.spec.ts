import type { OutboxMark, PublishedEventsView } from '@rep13/contracts-messaging';
import { eventually } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PublishedEvents } from '../src/outbox/published-events.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelLost, ParcelSent } from './parcels.ts';

const names = ['bench.parcel.sent'];

describe('what a service says it has published', () => {
  let bench: Bench;
  let published: PublishedEvents;

  beforeAll(async () => {
    bench = await startBench({});
    published = bench.app.get(PublishedEvents);
  });
  afterAll(() => bench.stop());

  const waiting = () =>
    bench.database.query('select 1 from bench.outbox_messages where published_at is null');
  const allPublished = () =>
    eventually(async () => (await waiting()).length === 0, { fact: 'all of it is published' });
  const announce = async (events: number) => {
    await bench.unitOfWork().run(({ outbox }) => {
      for (let index = 0; index < events; index += 1) outbox.add(ParcelSent, buildParcelSent());
    });
    await allPublished();
  };
  /** Asks until it is certain up to where: other files' transactions end on the same server. */
  const settled = (after: number, mark: OutboxMark) =>
    eventually(
      async () => {
        const answer = await published.list({ names, after, mark });
        return answer.settledUpTo !== null && answer;
      },
      { fact: 'it is certain' },
    );
  const begin = () => published.list({ names });
  const ids = ({ eventIds }: PublishedEventsView) => eventIds.length;

  it('begins where the outbox ends', async () => {
    await announce(3);
    const first = await begin();
    expect(first).toMatchObject({ eventIds: [], settledUpTo: first.mark.upTo });
  });

  it('names what came after, of the names asked for, whatever its version', async () => {
    const { mark } = await begin();
    await announce(2);
    await bench.unitOfWork().run(({ outbox }) => outbox.add(ParcelLost, buildParcelSent()));
    await bench.database.query(`
      insert into bench.outbox_messages (event_id, type, envelope)
      values (gen_random_uuid(), 'bench.parcel.sent.v2', '{}'), (gen_random_uuid(), 'bench.parcel.sent.late.v1', '{}')`);
    await allPublished();
    expect(ids(await published.list({ names, after: mark.upTo }))).toBe(3);
    expect(ids(await published.list({ names: ['bench.parcel.lost'], after: mark.upTo }))).toBe(1);
  });

  it('leaves out what the stream has not acknowledged, and is not certain beyond it', async () => {
    const { mark } = await begin();
    await bench.nats.kill();
    await bench.unitOfWork().run(({ outbox }) => outbox.add(ParcelSent, buildParcelSent()));
    const now = await published.list({ names, after: mark.upTo });
    const later = await published.list({ names, after: mark.upTo, mark: now.mark });
    await bench.nats.restart();
    expect([now.eventIds, later.eventIds, later.settledUpTo]).toEqual([[], [], null]);
    await eventually(async () => (await waiting()).length === 0, { fact: 'it is published' });
    expect(await settled(mark.upTo, now.mark)).toMatchObject({ settledUpTo: mark.upTo + 1 });
  });

  it('is not certain while a transaction that began earlier may still add to it', async () => {
    const { mark } = await begin();
    const slow = bench.app.get(DataSource).createQueryRunner();
    await slow.startTransaction();
    await slow.query(
      `insert into bench.outbox_messages (event_id, type, envelope) values ($1, 'bench.parcel.sent.v1', '{}')`,
      [uuidv7()],
    );
    await announce(1);
    const first = await published.list({ names, after: mark.upTo });
    const second = await published.list({ names, after: mark.upTo, mark: first.mark });
    await slow.commitTransaction();
    await slow.release();
    await allPublished();
    expect([ids(first), first.settledUpTo, second.settledUpTo]).toEqual([1, null, null]);
    expect(ids(await settled(mark.upTo, first.mark))).toBe(2);
  });

  it('goes on page by page, and is certain no further than it has told', async () => {
    const { mark } = await begin();
    await bench.database.query(`
      insert into bench.outbox_messages (event_id, type, envelope, published_at)
      select gen_random_uuid(), 'bench.parcel.sent.v1', '{}', now() from generate_series(1, 5001)`);
    const first = await published.list({ names, after: mark.upTo });
    const second = await settled(mark.upTo, first.mark);
    const third = await settled(second.settledUpTo ?? 0, second.mark);
    expect([first, second, third].map(ids)).toEqual([5_000, 5_000, 1]);
    expect(second.settledUpTo).toBe(mark.upTo + 5_000);
  });

  it('says nothing of what is so old that inboxes may have forgotten it', async () => {
    const { mark } = await begin();
    await announce(1);
    await bench.database.query(
      `update bench.outbox_messages set created_at = now() - interval '15 days' where id > $1`,
      [mark.upTo],
    );
    expect((await published.list({ names, after: mark.upTo })).eventIds).toEqual([]);
  });

  it('begins where it ends where a backup brought back an earlier outbox', async () => {
    const { mark } = await begin();
    expect(await published.list({ names, after: mark.upTo + 100 })).toMatchObject({
      eventIds: [],
      settledUpTo: mark.upTo,
    });
  });

  it('does not lead back behind what was known to be there', async () => {
    const { mark } = await begin();
    await announce(1);
    const later = await settled(mark.upTo, (await begin()).mark);
    expect(later.settledUpTo).toBe(mark.upTo + 1);
    expect((await published.list({ names, after: mark.upTo + 1, mark })).settledUpTo).toBeNull();
  });
});
