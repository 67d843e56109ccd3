import { Injectable } from '@nestjs/common';
import { connect } from 'nats';
import type { ListQuery } from '@rep13/contracts-messaging';
import { eventually } from '@rep13/testing';
import {
  commandsOf,
  createLogger,
  currentContext,
  DomainError,
  OnCommand,
  OnEvent,
  RpcClient,
  SERVICE_CONFIG,
  withContext,
} from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';
import {
  GetParcel,
  ListParcels,
  FindParcel,
  OpenParcel,
  ReturnParcel,
  GetLabel,
  LabelPrinted,
} from './parcels.ts';

const answeredBy: number[] = [];

@Injectable()
class ParcelsService {
  private readonly instance = Math.random();

  @OnCommand(GetParcel)
  get({ parcelId }: GetParcel) {
    answeredBy.push(this.instance);
    return { parcelId, context: currentContext() };
  }

  @OnCommand(FindParcel)
  find({ parcelId }: FindParcel) {
    return { parcelId, context: currentContext() };
  }

  @OnCommand(ListParcels)
  list(query: ListQuery) {
    return { limit: query.limit };
  }

  @OnCommand(OpenParcel)
  locked(): never {
    throw new DomainError(423, 'onboarding.account-locked', 'Account is locked', { retryAfterSeconds: 900 });
  }

  @OnCommand(ReturnParcel)
  broken(): never {
    throw new Error('a secret cause');
  }
}

@Injectable()
class UnpackWhenLabelPrinted {
  @OnEvent(LabelPrinted, 'unpack')
  handle(): Promise<void> {
    return Promise.resolve();
  }
}

describe('requests between services', () => {
  let bench: Bench;
  let client: RpcClient;

  beforeAll(async () => {
    bench = await startBench({ controllers: commandsOf(ParcelsService), providers: [ParcelsService] });
    client = bench.app.get(RpcClient);
  });
  afterAll(() => bench.stop());

  it('carries the context of the request, and characters of every script', async () => {
    const context = { correlationId: 'c-1', actor: 'client:7', userAgent: 'Bücher\r\nX: 読む' };
    const reply = await withContext(context, () => client.call(GetParcel, { parcelId: 100_000_007 }));
    expect(reply).toMatchObject({ parcelId: 100_000_007, context });
  });

  it('waits as long as the command says, but never beyond the end of the request', async () => {
    const within = async (deadline?: number) => {
      const context = { correlationId: 'c-1', actor: 'visitor', ...(deadline && { deadline }) };
      const reply = await withContext(context, () => client.call(FindParcel, { parcelId: 7 }));
      return (reply as unknown as { context: { deadline: number } }).context.deadline;
    };
    const now = Date.now();
    expect(await within()).toBeGreaterThanOrEqual(now + 4_000);
    expect(await within(now + 3_000)).toBe(now + 3_000);
  });

  it('answers once though two instances listen', async () => {
    const replica = await bench.replica();
    const ask = () => client.call(GetParcel, { parcelId: 100_000_007 });
    answeredBy.length = 0;
    await eventually(async () => (await ask()) && new Set(answeredBy).size === 2, { fact: 'both answer' });
    answeredBy.length = 0;
    await Promise.all(Array.from({ length: 40 }, ask));
    expect(answeredBy).toHaveLength(40);
    await replica.close();
  });

  it('hands on a named error with its status, code and text', async () => {
    const failing = client.call(OpenParcel, { parcelId: 7 });
    await expect(failing).rejects.toMatchObject({
      status: 423,
      code: 'onboarding.account-locked',
      message: 'Account is locked',
      details: { retryAfterSeconds: 900 },
    });
  });

  it('says nothing of the cause of an unexpected error', async () => {
    const failing = client.call(ReturnParcel, { parcelId: 7 });
    await expect(failing).rejects.toMatchObject({ status: 500, message: 'Something went wrong' });
  });

  it('refuses a payload that breaks the rules, and one with fields nobody knows', async () => {
    await expect(client.call(GetParcel, { parcelId: 0.5 })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'parcelId' }] },
    });
    const extra = { limit: 5, admin: true } as { limit: number };
    await expect(client.call(ListParcels, extra)).rejects.toMatchObject({
      details: { errors: [{ path: 'admin', message: 'This field is not known' }] },
    });
  });

  it('sends no command that the service has not declared, and says what to write', async () => {
    const sla = { name: 'sla', calls: [GetParcel] };
    const undeclared = new RpcClient(bench.app.get(SERVICE_CONFIG), sla, createLogger('sla', 'silent'));

    await expect(undeclared.call(ListParcels, {})).rejects.toThrow(
      'sla may not call rpc.bench.parcel.list.v1: add ListParcels to "calls" of ' +
        'services/sla/src/service.ts, then npm run reference',
    );
    expect(await undeclared.call(GetParcel, { parcelId: 100_000_007 })).toMatchObject({
      parcelId: 100_000_007,
    });
    await undeclared.onApplicationShutdown();
  });

  it('is unavailable at once when nobody listens', async () => {
    await expect(client.call(GetLabel, { parcelId: 100_000_007 })).rejects.toMatchObject({
      status: 503,
    });
  });

  it.each(['no JSON', '{"response":', 'null', '"text"', '\xff\xfe'])(
    'is unavailable when the answer is %j, and goes on with the next',
    async (answer) => {
      const uncaught: unknown[] = [];
      const note = (error: unknown) => uncaught.push(error);
      process.on('unhandledRejection', note);
      const stranger = await connect({ servers: bench.nats.url });
      stranger.subscribe(GetLabel.subject, {
        callback: (_, message) => void message.respond(Buffer.from(answer, 'latin1')),
      });
      await stranger.flush();
      try {
        await expect(client.call(GetLabel, { parcelId: 100_000_007 })).rejects.toMatchObject({
          status: 503,
        });
        expect(await client.call(ListParcels, {})).toEqual(expect.any(Object));
        expect(uncaught).toEqual([]);
      } finally {
        process.off('unhandledRejection', note);
        await stranger.close();
      }
    },
  );

  it('is unavailable while NATS is away, and back with it', async () => {
    await bench.nats.kill();
    await expect(client.call(GetParcel, { parcelId: 100_000_007 })).rejects.toMatchObject({ status: 503 });
    await bench.nats.restart();
    const reply = await eventually(() => client.call(GetParcel, { parcelId: 100_000_007 }), {
      fact: 'the request is answered again',
    });
    expect(reply).toMatchObject({ parcelId: 100_000_007 });
  });
});

describe('a provider that answers no command', () => {
  it('is not taken for one that does', () => {
    expect(() => commandsOf(UnpackWhenLabelPrinted)).toThrow(
      'UnpackWhenLabelPrinted answers no command: write @OnCommand on a method',
    );
  });
});

describe('an incompletely wired service', () => {
  it('does not start, and says what to write', async () => {
    const starting = startBench({ commands: [GetParcel] });
    await expect(starting).rejects.toThrow(
      'rpc.bench.parcel.get.v1 has no responder: write @OnCommand(GetParcel)',
    );
  });

  it('does not start with a command that is answered twice', async () => {
    const controllers = [...commandsOf(ParcelsService), ...commandsOf(ParcelsService)];
    await expect(startBench({ controllers, providers: [ParcelsService] })).rejects.toThrow(
      'rpc.bench.parcel.get.v1 has two responders: leave one in commandsOf',
    );
  });

  it('does not start with events whose loss nobody would see', async () => {
    const starting = startBench({ providers: [UnpackWhenLabelPrinted], calls: [] });
    await expect(starting).rejects.toThrow(
      "events of elsewhere may get lost unseen: write ...publishedEventCalls('elsewhere') in calls",
    );
  });
});
