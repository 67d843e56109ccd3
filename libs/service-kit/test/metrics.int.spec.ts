import { startBench, type Bench } from './bench.ts';

describe('the metrics of a service', () => {
  let bench: Bench;

  beforeEach(async () => {
    bench = await startBench({});
  });
  afterEach(() => bench.stop());

  const metric = async (name: string) => {
    const text = await (await fetch(`${await bench.app.getUrl()}/metrics`)).text();
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    return Number(value);
  };

  it('say 0 when nothing waits', async () => {
    expect(await metric('rep13_outbox_oldest_seconds')).toBe(0);
    expect(await metric('rep13_jobs_oldest_due_seconds')).toBe(0);
  });

  it('say for how long the oldest event has not been published', async () => {
    await bench.nats.kill();
    await bench.database.query(`
      insert into bench.outbox_messages (event_id, type, envelope, created_at)
      select gen_random_uuid(), 'bench.parcel.sent.v1', '{}', now() - interval '1 minute' * age
      from unnest(array[90, 30]) as age`);

    expect(await metric('rep13_outbox_waiting')).toBe(2);
    expect(Math.floor((await metric('rep13_outbox_oldest_seconds')) / 60)).toBeGreaterThanOrEqual(90);
  });

  it('say for how long the oldest job has been due, and nothing of those that are not', async () => {
    await bench.database.query(`
      insert into bench.jobs (id, queue, name, key, payload, run_at)
      select gen_random_uuid(), 'nobody', 'wait', hours::text, '{}', now() - interval '1 hour' * hours
      from unnest(array[3, 1, -2]) as hours`);

    expect(await metric('rep13_jobs_waiting')).toBe(2);
    expect(Math.floor((await metric('rep13_jobs_oldest_due_seconds')) / 3_600)).toBe(3);
  });
});
