import { jetstreamManager } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';
import { connect } from 'nats';
import { eventually } from '@rep13/testing';
import { currentContext, OnEvent, type Handling } from '../src/index.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelLost, ParcelSent } from './parcels.ts';

const COUNT = 60;
const BROKEN = 13;

/** As many as there were tries. */
const tried: number[] = [];
/** Whose name a handler has heard, by parcel. */
const actors = new Map<number, string | undefined>();

@Injectable()
class NoteWhenParcelSent {
  @OnEvent(ParcelSent, 'note')
  async handle({ parcelId }: ParcelSent, { db, envelope }: Handling): Promise<void> {
    tried.push(parcelId);
    actors.set(parcelId, `${currentContext()?.actor} ${currentContext()?.causationId === envelope.id}`);
    await db.query('insert into bench.notes (parcel_id) values ($1)', [parcelId]);
    if (parcelId === BROKEN) throw new Error('this one is broken');
  }

  @OnEvent(ParcelLost, 'note')
  async ignore(): Promise<void> {
    await Promise.resolve();
  }
}

/** Reads through the same consumer. */
@Injectable()
class CountWhenParcelMoves {
  @OnEvent([ParcelSent, ParcelLost], 'count')
  async handle({ parcelId }: ParcelSent | ParcelLost, { db }: Handling): Promise<void> {
    await db.query('insert into bench.counted (parcel_id) values ($1)', [parcelId]);
  }
}

describe('events that come together', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [NoteWhenParcelSent, CountWhenParcelMoves] });
    await bench.database.query('create table bench.notes (parcel_id integer not null)');
    await bench.database.query('create table bench.counted (parcel_id integer not null)');
  });
  afterAll(() => bench.stop());

  const parcelsIn = async (table: string) =>
    (
      await bench.database.query<{ parcel_id: number }>(`select parcel_id from bench.${table} order by 1`)
    ).map((row) => row.parcel_id);
  const noted = () => parcelsIn('notes');
  const ALL = Array.from({ length: COUNT }, (_, index) => index + 1);

  it('are handled together, each once, though one of them fails', async () => {
    await bench.unitOfWork().run(({ outbox }) => {
      for (let parcelId = 1; parcelId <= COUNT; parcelId += 1)
        outbox.add(ParcelSent, { ...buildParcelSent(), parcelId });
    });
    await eventually(async () => (await noted()).length === COUNT - 1, { fact: 'all but one are noted' });
    const dead = () => bench.database.query('select 1 from bench.dead_letters where dead_at is not null');
    await eventually(async () => (await dead()).length === 1, { fact: 'one is put aside' });

    expect(await noted()).toEqual(ALL.filter((id) => id !== BROKEN));
    expect(tried.filter((parcelId) => parcelId === BROKEN).length).toBeGreaterThanOrEqual(3);
    expect(new Set(actors.values())).toEqual(new Set(['system true']));
    const [row] = await bench.database.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from bench.inbox_messages',
    );
    expect(row?.transactions).toBeLessThan(COUNT - 1);
  });

  it('are handled once by another purpose that reads with it, which the failing one neither holds up nor repeats', async () => {
    expect(await parcelsIn('counted')).toEqual(ALL);
    const dead = await bench.database.query('select distinct consumer from bench.dead_letters');
    expect(dead).toEqual([{ consumer: 'bench-note' }]);
  });

  it('come once for both', async () => {
    const connection = await connect({ servers: bench.nats.url });
    const manager = await jetstreamManager(connection);
    const consumers = await manager.consumers.list('EVENTS').next();
    await connection.close();
    expect(consumers.map(({ name }) => name)).toEqual(['bench-all']);
  });
});
