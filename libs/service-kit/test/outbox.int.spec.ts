import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import { OnEvent, type Handling } from '../src/index.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

@Injectable()
class CountWhenParcelSent {
  @OnEvent(ParcelSent, 'count')
  async handle({ parcelId }: ParcelSent, { db }: Handling): Promise<void> {
    await db.query('insert into bench.reactions (parcel_id) values ($1)', [parcelId]);
  }
}

describe('the outbox and the inbox', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [CountWhenParcelSent] });
    await bench.database.query('create table bench.reactions (parcel_id integer not null)');
  });
  afterAll(() => bench.stop());

  const announce = (count = 1) =>
    bench.unitOfWork().run(async ({ outbox }) => {
      for (let index = 0; index < count; index += 1) outbox.add(ParcelSent, buildParcelSent());
    });
  const reactions = async () =>
    (await bench.database.query<{ parcel_id: number }>('select parcel_id from bench.reactions')).map(
      (row) => row.parcel_id,
    );
  const counted = (count: number) =>
    eventually(async () => (await reactions()).length >= count, { fact: `${count} reactions are there` });
  /** As the outbox has it once it is committed. */
  const publish = (data: object) =>
    bench.database.query(
      `insert into bench.outbox_messages (event_id, type, envelope)
       select gen.id, 'bench.parcel.sent.v1', jsonb_build_object('specversion', '1.0', 'id', gen.id,
         'type', 'bench.parcel.sent.v1', 'actor', 'system', 'correlationid', gen.id, 'data', $1::jsonb)
       from (select gen_random_uuid() as id) gen`,
      [JSON.stringify(data)],
    );
  const clear = () => bench.database.query('delete from bench.reactions');

  beforeEach(clear);

  it('carries a committed fact to its handler once', async () => {
    await announce();
    await counted(1);
    expect(await reactions()).toHaveLength(1);
  });

  it('announces nothing when the change fails', async () => {
    const failing = bench.unitOfWork().run(async ({ outbox }) => {
      outbox.add(ParcelSent, buildParcelSent());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await announce();
    await counted(1);
    expect(await reactions()).toHaveLength(1);
  });

  it('refuses a fact that breaks its own rules', async () => {
    const wrong = { ...buildParcelSent(), parcelId: 'one' as unknown as number };
    await expect(bench.unitOfWork().run(({ outbox }) => outbox.add(ParcelSent, wrong))).rejects.toMatchObject(
      {
        code: 'gateway.validation-failed',
      },
    );
  });

  it('publishes what a crash left unpublished', async () => {
    await bench.app.close();
    await publish(buildParcelSent());
    bench.app = await bench.replica();
    await counted(1);
  });

  it('reads an event of a release ahead without what it does not know', async () => {
    await publish({ parcelId: 15, weightInGrams: 200 });
    await counted(1);
    expect(await reactions()).toEqual([15]);
  });

  it('leaves a fact that was announced as an earlier version too to that one', async () => {
    await publish({ parcelId: 13, alsoAsV1: true });
    await publish({ parcelId: 14 });
    await counted(1);
    expect(await reactions()).toEqual([14]);
  });

  it('changes nothing when every event is published again', async () => {
    await announce(20);
    await counted(20);
    await bench.nats.wipeStore();
    await eventually(
      async () => {
        const [row] = await bench.database.query<{ n: number }>(
          'select count(*)::int as n from bench.outbox_messages where published_at is null',
        );
        return row?.n === 0 && (await streamHasMessages(bench));
      },
      { fact: 'the wiped stream is filled again' },
    );
    await announce(1);
    await counted(21);
    expect(new Set(await reactions()).size).toBe(21);
    expect(await reactions()).toHaveLength(21);
  });

  it('loses nothing while NATS is away', async () => {
    await bench.nats.kill();
    await announce(30);
    await bench.nats.restart();
    await counted(30);
    expect(await reactions()).toHaveLength(30);
  });

  it('shares the work with a replica', async () => {
    const replica = await bench.replica();
    await announce(50);
    await counted(50);
    expect(await reactions()).toHaveLength(50);
    await replica.close();
  });
});

async function streamHasMessages({ nats }: Bench): Promise<boolean> {
  const { connect } = await import('nats');
  const { jetstreamManager } = await import('@nats-io/jetstream');
  const connection = await connect({ servers: nats.url });
  const { state } = await (await jetstreamManager(connection)).streams.info('EVENTS');
  await connection.close();
  return state.messages >= 20;
}
