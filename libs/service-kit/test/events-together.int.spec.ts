import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import { currentContext, OnEvent, type Handling } from '../src/index.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

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
}

describe('events that come together', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [NoteWhenParcelSent] });
    await bench.database.query('create table bench.notes (parcel_id integer not null)');
  });
  afterAll(() => bench.stop());

  const noted = async () =>
    (await bench.database.query<{ parcel_id: number }>('select parcel_id from bench.notes')).map(
      (row) => row.parcel_id,
    );

  it('are handled together, each once, though one of them fails', async () => {
    await bench.unitOfWork().run(({ outbox }) => {
      for (let parcelId = 1; parcelId <= COUNT; parcelId += 1)
        outbox.add(ParcelSent, { ...buildParcelSent(), parcelId });
    });
    await eventually(async () => (await noted()).length === COUNT - 1, {
      fact: 'all but one are noted',
      withinMs: 25_000,
    });
    const dead = () => bench.database.query('select 1 from bench.dead_letters where dead_at is not null');
    await eventually(async () => (await dead()).length === 1, { fact: 'one is put aside', withinMs: 25_000 });

    const expected = Array.from({ length: COUNT }, (_, index) => index + 1).filter((id) => id !== BROKEN);
    expect((await noted()).sort((a, b) => a - b)).toEqual(expected);
    expect(tried.filter((parcelId) => parcelId === BROKEN).length).toBeGreaterThanOrEqual(3);
    expect(new Set(actors.values())).toEqual(new Set(['system true']));
    const [row] = await bench.database.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from bench.inbox_messages',
    );
    expect(row?.transactions).toBeLessThan(COUNT - 1);
  });
});
