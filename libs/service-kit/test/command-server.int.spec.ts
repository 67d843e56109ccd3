import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import { commandsOf, OnCommand, RpcClient } from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';
import { FindParcel, GetParcel } from './parcels.ts';

const AT_ONCE = 20;
/** What one service takes on. */
const FULL = 250;

let asked: ParcelsService[] = [];
let release: () => void;
let released: Promise<void>;

@Injectable()
class ParcelsService {
  @OnCommand(GetParcel)
  async get({ parcelId }: GetParcel) {
    asked.push(this);
    await released;
    return { parcelId };
  }

  @OnCommand(FindParcel)
  find() {
    asked.push(this);
    return new Promise<never>(() => undefined);
  }
}

describe('a service that answers commands', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench({ controllers: commandsOf(ParcelsService), providers: [ParcelsService] });
  });
  beforeEach(() => {
    asked = [];
    released = new Promise((resolve) => (release = resolve));
  });
  afterAll(() => bench.stop());

  const ask = (command: typeof GetParcel | typeof FindParcel, length = AT_ONCE) =>
    Array.from({ length }, (_, index) =>
      bench.app.get(RpcClient).call(command, { parcelId: 100_000_000 + index }),
    );
  const untilAsked = () =>
    eventually(() => Promise.resolve(asked.length >= AT_ONCE), {
      fact: 'every command has reached a service',
    });

  it('answers every command that has reached it', async () => {
    const replica = await bench.replica();
    const answers = ask(GetParcel);
    await untilAsked();
    expect(asked).toContain(replica.get(ParcelsService));

    const closed = replica.close();
    await eventually(
      async () => {
        asked = [];
        answers.push(...ask(GetParcel));
        await untilAsked();
        return !asked.includes(replica.get(ParcelsService));
      },
      { fact: 'it takes no more commands' },
    );
    release();

    for (const answer of await Promise.all(answers)) expect(answer).toHaveProperty('parcelId');
    await closed;
  });

  it('says so when it has as much to do as it can answer in time', async () => {
    const answers = ask(GetParcel, FULL + AT_ONCE).map((answer) => answer.catch((error: unknown) => error));
    const first = await Promise.any(answers.map(async (answer) => ((await answer) as Error).message));
    expect(first).toBe('Service unavailable');
    expect(asked).toHaveLength(FULL);
    release();
    const all = await Promise.all(answers);
    expect(all.filter((answer) => answer instanceof Error)).toHaveLength(AT_ONCE);
  });

  it('has room again as soon as nobody waits for what it has to do', async () => {
    const given = ask(FindParcel, FULL).map((answer) => answer.catch((error: unknown) => error));
    await untilAsked();
    for (const answer of await Promise.all(given)) expect(answer).toMatchObject({ status: 503 });

    const answers = ask(GetParcel);
    release();
    expect(await Promise.all(answers)).toHaveLength(AT_ONCE);
  });

  it('does not wait for a command that takes too long', async () => {
    const replica = await bench.replica();
    const unanswered = ask(FindParcel).map((call) => call.catch((error: unknown) => error));
    await untilAsked();
    expect(asked).toContain(replica.get(ParcelsService));

    await replica.close();

    expect(await unanswered[0]).toMatchObject({ status: 503 });
  });
});
