import { Controller, Injectable } from '@nestjs/common';
import {
  eventually,
  memoryLog,
  startTraceCollector,
  type CollectedSpan,
  type MemoryLog,
  type TraceCollector,
} from '@rep13/testing';
import { v7 as uuidv7 } from 'uuid';
import {
  defineJob,
  NotFound,
  OnCommand,
  OnEvent,
  Process,
  RpcClient,
  TRACING,
  UnitOfWork,
  withContext,
  type Handling,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '../src/index.ts';
import { GetParcel, ParcelSent, SendParcel } from './parcels.ts';
import { startBench, type Bench } from './bench.ts';

const TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const CLICK = 'bbbbbbbbbbbbbbbb';
const TRACEPARENT = `00-${TRACE}-${CLICK}-01`;
/** What the parcel is about, and no span may hold. */
const SECRET = 'canary7f3a';
/** Nobody listens there. */
const UNREACHABLE = 'http://127.0.0.1:9';
const LATER_MS = 61_000;

interface Label {
  readonly receiver: string;
}

const printLabel = defineJob<Label>({
  queue: 'bench-labels',
  name: 'print-label',
  leaseMs: 2_000,
  backoffMs: [100],
  maxAttempts: 2,
  concurrency: 1,
});

@Controller()
class ParcelsController {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  @OnCommand(SendParcel)
  send({ parcelId, receiver = '' }: SendParcel): Promise<{ parcelId: number }> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      await db.query('insert into bench.parcels (receiver) values ($1)', [receiver]);
      outbox.add(ParcelSent, { parcelId });
      return { parcelId };
    });
  }

  @OnCommand(GetParcel)
  get(): never {
    throw new NotFound();
  }
}

@Injectable()
class PrintLabelWhenParcelSent {
  @OnEvent(ParcelSent, 'labels')
  async handle({ parcelId }: ParcelSent, { db, jobs }: Handling): Promise<void> {
    const rows = await db.query<Label[]>('select receiver from bench.parcels');
    jobs.enqueue(printLabel, `${parcelId}`, { receiver: rows[0]?.receiver ?? '' });
  }
}

let failing = 0;

@Injectable()
@Process(printLabel)
class PrintLabel implements JobProcessor<Label> {
  async process({ payload }: JobTry<Label>) {
    await Promise.resolve();
    if (failing > 0) throw new RangeError(`${payload.receiver} ${(failing -= 1)}`);
    return async ({ db }: Scope) => {
      await db.query('delete from bench.parcels where receiver = $1', [payload.receiver]);
    };
  }
}

const PARTS = {
  controllers: [ParcelsController],
  providers: [PrintLabelWhenParcelSent, PrintLabel],
  commands: [SendParcel, GetParcel],
  jobs: [printLabel],
};

describe('tracing', () => {
  let collector: TraceCollector;
  let bench: Bench;
  let parcelId = 1;

  const start = async (environment: Record<string, string>, log?: MemoryLog) => {
    bench = await startBench({ ...PARTS, environment, log });
    await bench.database.query('create table bench.parcels (receiver text not null)');
  };
  beforeEach(async () => {
    failing = 0;
    collector = await startTraceCollector();
  });
  afterEach(async () => {
    await bench.stop();
    await collector.stop();
  });

  const traced = <T>(work: () => Promise<T>) =>
    withContext({ correlationId: uuidv7(), actor: 'visitor', traceparent: TRACEPARENT }, work);
  const send = () =>
    bench.app.get(RpcClient).call(SendParcel, { parcelId: (parcelId += 1), receiver: SECRET });
  const jobsDone = async (count = 1) =>
    eventually(
      async () =>
        (await bench.database.query(`select 1 from bench.jobs where state = 'done'`)).length === count,
      {
        fact: 'the job is done',
      },
    );
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  /** A span and all that it is a part of, the innermost first. */
  const pathOf = ({ name, parentSpanId }: CollectedSpan): string[] => {
    const parent = collector.spans.find(({ spanId }) => spanId === parentSpanId);
    return [name, ...(parent ? pathOf(parent) : [])];
  };

  describe('with a collector', () => {
    beforeEach(() => start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));

    it('is one trace from the call to the job, with the statements of each', async () => {
      await traced(send);
      await jobsDone();
      await bench.app.close();

      expect(collector.spans.filter(({ traceId }) => traceId !== TRACE)).toEqual([]);
      expect(named('DELETE parcels').map(pathOf)).toEqual([
        [
          'DELETE parcels',
          'process bench-labels',
          'process events.bench.parcel.sent.v1',
          'rpc.bench.parcel.send.v1',
          'rpc.bench.parcel.send.v1',
        ],
      ]);
      expect(named('publish events.bench.parcel.sent.v1').map(pathOf)).toEqual([
        ['publish events.bench.parcel.sent.v1', 'rpc.bench.parcel.send.v1', 'rpc.bench.parcel.send.v1'],
      ]);
      expect(
        named('rpc.bench.parcel.send.v1').map(({ kind, parentSpanId }) => [kind, parentSpanId === CLICK]),
      ).toEqual(
        expect.arrayContaining([
          ['client', true],
          ['server', false],
        ]),
      );
      expect(named('INSERT parcels')[0]?.attributes).toEqual({
        'db.system.name': 'postgresql',
        'db.namespace': 'bench',
        'db.query.summary': 'INSERT parcels',
      });
    });

    it('holds nothing of what was sent, whatever fails', async () => {
      failing = 1;
      await traced(send);
      await jobsDone();
      await bench.app.close();

      expect(
        named('process bench-labels').map(({ hasFailed, attributes }) => [
          hasFailed,
          attributes['error.type'],
        ]),
      ).toEqual([
        [true, 'RangeError'],
        [false, undefined],
      ]);
      expect(collector.text().toLowerCase()).not.toContain(SECRET);
    });

    it('tells a refusal from a failure', async () => {
      const ask = () => bench.app.get(RpcClient).call(GetParcel, { parcelId });
      await expect(traced(ask)).rejects.toMatchObject({ status: 404 });
      await bench.app.close();

      expect(named('rpc.bench.parcel.get.v1').map(({ kind, hasFailed }) => [kind, hasFailed])).toEqual(
        expect.arrayContaining([
          ['server', false],
          ['client', false],
        ]),
      );
    });

    it('ends where a job waits: what is done long after begins a trace that points back', async () => {
      await traced(() =>
        bench
          .unitOfWork()
          .run(({ jobs }) =>
            jobs.enqueue(printLabel, 'late', { receiver: '' }, new Date(Date.now() + 3_600_000)),
          ),
      );
      const [row] = await bench.database.query<{ traceparent: string }>('select traceparent from bench.jobs');
      await bench.database.query(
        `update bench.jobs set created_at = now() - interval '${LATER_MS} ms', run_at = now()`,
      );
      await jobsDone();
      await bench.app.close();

      const [, , enqueuedIn] = row!.traceparent.split('-');
      const [job] = named('process bench-labels');
      expect(job?.traceId).not.toBe(TRACE);
      expect(job).toMatchObject({ parentSpanId: '', links: [`${TRACE}-${enqueuedIn}`] });
    });

    it('begins with an event or a job that nothing traced has led to, and with no command of ours', async () => {
      await send();
      await jobsDone();
      await bench.app.close();

      expect(named('rpc.bench.parcel.send.v1')).toEqual([]);
      const [first] = named('process events.bench.parcel.sent.v1');
      expect(first).toMatchObject({ parentSpanId: '', links: [] });
      expect(named('process bench-labels').map(pathOf)).toEqual([
        ['process bench-labels', 'process events.bench.parcel.sent.v1'],
      ]);
    });

    it('tells events that are handled together each in its own trace', async () => {
      const traces = ['c', 'd'].map((letter) => letter.repeat(32));
      await bench.unitOfWork().run(({ outbox }) => {
        for (const trace of traces)
          withContext(
            { correlationId: uuidv7(), actor: 'visitor', traceparent: `00-${trace}-${CLICK}-01` },
            () => outbox.add(ParcelSent, { parcelId: (parcelId += 1) }),
          );
      });
      await jobsDone(2);
      await bench.app.close();

      expect(
        named('process bench-labels')
          .map(({ traceId }) => traceId)
          .sort(),
      ).toEqual(traces);
      expect(
        named('SELECT parcels')
          .map(({ traceId }) => traceId)
          .sort(),
      ).toEqual(traces);
    });
  });

  it('is off without a collector: nothing is sent', async () => {
    await start({});
    expect(bench.app.get(TRACING)).toBeUndefined();
    await traced(send);
    await jobsDone();
    await bench.app.close();

    expect(collector.text()).toBe('');
  });

  it('takes nothing from the work while the collector is away, and says so once', async () => {
    const log = memoryLog('bench');
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: UNREACHABLE }, log);
    const timesLogged = () => log.text().split('traces are not taken').length - 1;
    await traced(send);
    await jobsDone();
    await eventually(() => timesLogged() > 0, { fact: 'the loss is logged' });
    await traced(send);
    await jobsDone(2);
    await bench.app.close();

    expect(timesLogged()).toBe(1);
  });
});
