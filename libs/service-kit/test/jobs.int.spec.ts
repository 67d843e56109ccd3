import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import {
  defineJob,
  PermanentFailure,
  Postponement,
  Process,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '../src/index.ts';
import { JobRunner } from '../src/job-workers/job-runner.ts';
import { startBench, withoutRoom, type Bench } from './bench.ts';

interface Errand {
  readonly name: string;
}

const runErrand = defineJob<Errand>({
  queue: 'bench-errands',
  name: 'run-errand',
  leaseMs: 2_000,
  backoffMs: [100],
  maxAttempts: 3,
  concurrency: 4,
});

/** One at a time: what never ends would hold up all others. */
const runAlone = defineJob<Errand>({
  queue: 'bench-alone',
  name: 'run-alone',
  leaseMs: 1_000,
  backoffMs: [100],
  maxAttempts: 2,
  concurrency: 1,
});

const outside: string[] = [];
const comeBack: (() => void)[] = [];
const interruptions: string[] = [];
const postponements: { name: string; attempt: number; stillPostponed: boolean }[] = [];
let takeover: () => Promise<void>;
let away = false;
let failuresToCome = 0;
let triesWithoutRoom = 0;
let firstWorkerEnded = false;

@Injectable()
@Process(runErrand)
class RunErrand implements JobProcessor<Errand> {
  async process({ payload: { name }, attempt }: JobTry<Errand>) {
    outside.push(name);
    if (name === 'fails once' && attempt === 1) throw new Error('not yet');
    if (name === 'finds no room' && triesWithoutRoom > 0) {
      triesWithoutRoom -= 1;
      throw withoutRoom();
    }
    if (name === 'always fails') throw new Error('never');
    if (name === 'hopeless') throw new PermanentFailure('no such street');
    if (name.startsWith('waits') && away) throw new Postponement('the other service is away');
    if (name === 'waits and fails' && failuresToCome > 0) throw new Error(`${(failuresToCome -= 1)} to come`);
    if (name === 'is taken over' && attempt === 1) await takeover();
    return async ({ db }: Scope) => {
      await db.query('insert into bench.errands (name) values ($1)', [name]);
      firstWorkerEnded = attempt === 1;
    };
  }

  async failed({ payload: { name }, attempt }: JobTry<Errand>, { error, stillPostponed }: Failure) {
    await Promise.resolve();
    if (error instanceof Postponement) postponements.push({ name, attempt, stillPostponed });
  }

  async interrupted({ payload: { name }, attempt }: JobTry<Errand>) {
    await Promise.resolve();
    interruptions.push(`${name}, try ${attempt}`);
  }
}

@Injectable()
@Process(runAlone)
class RunAlone implements JobProcessor<Errand> {
  async process({ payload: { name } }: JobTry<Errand>) {
    if (name === 'never ends') await new Promise<void>((resolve) => comeBack.push(resolve));
    return async ({ db }: Scope) => {
      await db.query('insert into bench.errands (name) values ($1)', [name]);
    };
  }
}

describe('jobs', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [RunErrand, RunAlone], jobs: [runErrand, runAlone] });
    await bench.database.query('create table bench.errands (name text not null)');
  });
  afterAll(() => bench.stop());
  beforeEach(() => bench.database.query('delete from bench.errands'));

  const enqueue = (name: string, runAt?: Date) =>
    bench.unitOfWork().run(({ jobs }) => jobs.enqueue(runErrand, name, { name }, runAt));
  const done = async (name: string) =>
    (await bench.database.query('select 1 from bench.errands where name = $1', [name])).length;
  const row = async (key: string) =>
    (
      await bench.database.query<{ state: string; attempts: number; last_error: string | null }>(
        'select state, attempts, last_error from bench.jobs where key = $1',
        [key],
      )
    )[0];
  const settled = (key: string, state: string) =>
    eventually(async () => (await row(key))?.state === state, { fact: `${key} is ${state}` });

  it('does an enqueued job, and enqueues a key once', async () => {
    await enqueue('is done once');
    await settled('is done once', 'done');
    await enqueue('is done once');
    expect(await row('is done once')).toMatchObject({ state: 'done', attempts: 1 });
    expect(await done('is done once')).toBe(1);
  });

  it('tries again after a failure', async () => {
    await enqueue('fails once');
    await settled('fails once', 'done');
    expect(await row('fails once')).toMatchObject({ attempts: 2 });
    expect(await done('fails once')).toBe(1);
  });

  it('marks a job dead after its last try, and at once when no try can help', async () => {
    await enqueue('always fails');
    await enqueue('hopeless');
    await settled('always fails', 'dead');
    await settled('hopeless', 'dead');
    expect(await row('always fails')).toMatchObject({ attempts: 3, last_error: 'Error: never' });
    expect(await row('hopeless')).toMatchObject({ attempts: 1 });
  });

  it('counts no try while what the job needs is away', async () => {
    away = true;
    failuresToCome = 2;
    await enqueue('waits and fails');
    await eventually(() => postponements.length >= 5, { fact: 'it was postponed five times' });
    // Between two tries it waits; the next one may be under way just now.
    await settled('waits and fails', 'pending');
    away = false;
    await settled('waits and fails', 'done');
    expect(postponements.slice(0, 3)).toEqual([
      { name: 'waits and fails', attempt: 1, stillPostponed: false },
      { name: 'waits and fails', attempt: 2, stillPostponed: true },
      { name: 'waits and fails', attempt: 3, stillPostponed: true },
    ]);
  });

  it('counts no try while the database is full', async () => {
    triesWithoutRoom = 4;
    await enqueue('finds no room');
    await settled('finds no room', 'done');
    expect(triesWithoutRoom).toBe(0);
  });

  it('gives up what has waited for more than a day', async () => {
    away = true;
    await enqueue('waits a day');
    await eventually(() => postponements.some(({ name }) => name === 'waits a day'), { fact: 'it waits' });
    await bench.database.query(
      `update bench.jobs set postponed_since = postponed_since - interval '24 hours' where key = 'waits a day'`,
    );
    await settled('waits a day', 'dead');
    away = false;
  });

  it('waits for the time of a job', async () => {
    await enqueue('later', new Date(Date.now() + 1_500));
    expect(await row('later')).toMatchObject({ state: 'pending' });
    await settled('later', 'done');
  });

  it('writes nothing for a worker that has lost its lease', async () => {
    takeover = async () => {
      const [job] = await bench.database.query<{ id: string }>(
        `update bench.jobs set lease_until = now() - interval '1 second' where key = 'is taken over' returning id`,
      );
      await bench.app.get(JobRunner).run(runErrand, bench.app.get(RunErrand), job!.id);
    };
    await enqueue('is taken over');
    await settled('is taken over', 'done');
    await eventually(() => firstWorkerEnded, { fact: 'the first worker has come to its end' });
    expect(outside.filter((name) => name === 'is taken over')).toHaveLength(2);
    expect(await done('is taken over')).toBe(1);
    expect(interruptions).toEqual(['is taken over, try 1']);
  });

  it('gives up the place of a try whose lease is over, and the job after its last one', async () => {
    const alone = (name: string) =>
      bench.unitOfWork().run(({ jobs }) => jobs.enqueue(runAlone, name, { name }));
    await alone('never ends');
    await eventually(() => Promise.resolve(comeBack.length > 0), { fact: 'the first one has begun' });
    await alone('comes next');
    await settled('comes next', 'done');
    await settled('never ends', 'dead');
    expect(comeBack).toHaveLength(2);
    expect((await row('never ends'))?.last_error).toContain('no try came back within its lease');

    for (const back of comeBack) back();
    await alone('comes last');
    await settled('comes last', 'done');
    expect(await done('never ends')).toBe(0);
    expect(await row('never ends')).toMatchObject({ state: 'dead' });
  });

  it('does every one of 300 jobs once when Redis is flushed and killed under them', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `errand ${index}`);
    await bench.redis.kill();
    await bench.unitOfWork().run(async ({ jobs }) => {
      for (const name of names) jobs.enqueue(runErrand, name, { name });
    });
    await bench.redis.restart();
    await bench.redis.flush();
    await eventually(
      async () => {
        const [count] = await bench.database.query<{ n: number }>(
          'select count(*)::int as n from bench.errands',
        );
        return (count?.n ?? 0) >= 300;
      },
      { fact: 'all errands are done' },
    );
    expect(await bench.database.query('select name from bench.errands group by name')).toHaveLength(300);
    expect(await bench.database.query('select name from bench.errands')).toHaveLength(300);
  });
});
