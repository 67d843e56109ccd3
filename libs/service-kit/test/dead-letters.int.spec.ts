import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { connect } from 'nats';
import { jetstream } from '@nats-io/jetstream';
import { deadLetterCommands } from '@rep13/contracts-messaging';
import { eventually } from '@rep13/testing';
import { OnEvent, RpcClient, type Handling } from '../src/index.ts';
import { buildParcelSent, startBench, withoutRoom, type Bench } from './bench.ts';
import { ParcelSent, ParcelLost } from './parcels.ts';

const UNLUCKY = 131_313_131;
const commands = deadLetterCommands('bench');
const CROWDED = 141_414_141;
let broken = true;
let triesWithoutRoom = 4;

@Injectable()
class StumbleWhenParcelSent {
  @OnEvent(ParcelSent, 'stumble')
  async handle({ parcelId }: ParcelSent, { db }: Handling): Promise<void> {
    await db.query('insert into bench.reactions (parcel_id) values ($1)', [parcelId]);
    if (broken && parcelId === UNLUCKY) throw new Error('stumbled');
    if (parcelId === CROWDED && triesWithoutRoom > 0) {
      triesWithoutRoom -= 1;
      throw withoutRoom();
    }
  }

  @OnEvent(ParcelLost, 'stumble')
  async ignore(): Promise<void> {
    await Promise.resolve();
  }
}

describe('dead letters', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [StumbleWhenParcelSent] });
    await bench.database.query('create table bench.reactions (parcel_id integer not null)');
  });
  afterAll(() => bench.stop());

  const letters = () =>
    bench.database.query<{ id: number; attempts: number; last_error: string; dead_at: Date | null }>(
      'select * from bench.dead_letters order by id',
    );
  const announce = (parcelId: number) =>
    bench.unitOfWork().run(({ outbox }) => outbox.add(ParcelSent, buildParcelSent({ parcelId })));
  const client = () => bench.app.get(RpcClient);
  const list = (page: { limit?: number; cursor?: number } = {}) => client().call(commands.list, page);
  const count = () => client().call(commands.count, {});
  const redrive = (id: number) => client().call(commands.redrive, { id });
  const reactionsTo = (parcelId: number) =>
    bench.database.query('select 1 from bench.reactions where parcel_id = $1', [parcelId]);
  const publish = async (type: string, body: string) => {
    const connection = await connect({ servers: bench.nats.url });
    await jetstream(connection).publish(`events.${type}`, body);
    await connection.close();
  };

  it('puts a message aside after three tries, and the next one is not held up', async () => {
    await announce(UNLUCKY);
    await announce(100_000_001);
    await eventually(async () => (await reactionsTo(100_000_001)).length === 1, {
      fact: 'the next one is handled',
    });
    const dead = await eventually(async () => (await letters()).find(({ dead_at }) => dead_at), {
      fact: 'the message is put aside',
    });
    expect(dead).toMatchObject({ attempts: 3, last_error: 'Error: stumbled' });
    expect(await reactionsTo(UNLUCKY)).toHaveLength(0);
  });

  it('puts nothing aside while the database is full', async () => {
    await announce(CROWDED);
    await eventually(async () => (await reactionsTo(CROWDED)).length === 1, { fact: 'it is handled' });
    expect(triesWithoutRoom).toBe(0);
    expect(await letters()).toHaveLength(1);
  });

  it('shows what it is and why it is dead', async () => {
    expect(await list()).toEqual([
      {
        service: 'bench',
        id: expect.any(Number),
        consumer: 'bench-stumble',
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        eventType: 'bench.parcel.sent.v1',
        attempts: 3,
        lastError: 'Error: stumbled',
        deadAt: expect.stringMatching(/Z$/),
        redrivenAt: null,
      },
    ]);
  });

  it('stays dead when its handlers fail again, and says so', async () => {
    const [{ id } = { id: 0 }] = await list();
    await expect(redrive(id)).rejects.toMatchObject({ status: 409, code: 'gateway.redrive-failed' });
    expect(await list()).toEqual([expect.objectContaining({ id, attempts: 4, redrivenAt: null })]);
    expect(await count()).toBe(1);
  });

  it('handles a dead letter once when it is redriven', async () => {
    broken = false;
    const [{ id } = { id: 0 }] = await list();
    const first = await redrive(id);
    const second = await redrive(id);
    expect(first).toMatchObject({ id, redrivenAt: expect.any(String) });
    expect(second).toEqual(first);
    expect(await count()).toBe(0);
    expect(await reactionsTo(UNLUCKY)).toHaveLength(1);
  });

  it('does not find one that is not there', async () => {
    await expect(redrive(999_999)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['a version nobody knows', 'bench.parcel.sent.v9', '{}'],
    ['something that is not JSON', 'bench.parcel.sent.v1', 'hello'],
    ['an envelope whose data breaks the rules', 'bench.parcel.sent.v1', `{"id":"${randomUUID()}","data":{}}`],
    ['what Postgres cannot keep', 'bench.parcel.sent.v1', '{"a\\u0000":"\\u0000\\ud83d"}'],
  ])('puts %s aside at the first try', async (_, type, body) => {
    const before = (await letters()).length;
    await publish(type, body);
    const dead = await eventually(async () => (await letters())[before], { fact: 'it is put aside' });
    expect(dead).toMatchObject({ attempts: 1 });
    expect(dead.dead_at).not.toBeNull();
  });

  it('lists by page, the newest first, what never was an event too, and redrives none of that', async () => {
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
    const [newest, second] = all;
    expect(await list({ limit: 1 })).toEqual([newest]);
    expect((await list({ cursor: newest!.id }))[0]).toEqual(second);
    const unreadable = all.find(({ eventType }) => eventType === null);
    await expect(redrive(unreadable!.id)).rejects.toMatchObject({ code: 'gateway.redrive-failed' });
  });
});
