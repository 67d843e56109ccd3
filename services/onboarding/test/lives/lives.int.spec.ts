import { writeFile } from 'node:fs/promises';
import { Cohort, type Tally } from './cohort.ts';
import { judge } from './judge.ts';

/** `npm run lives -- --count 1000 --seed 1` lives more of them. */
const COUNT = Number(process.env['LIVES'] ?? 10);
const SEED = Number(process.env['LIVES_SEED'] ?? 1);
const REPORT = process.env['LIVES_REPORT'];
/** So many live beside each other: each step of time costs about the same for few and for many. */
const AT_ONCE = 125;

/** One waits for its jobs while the other one works. */
const COHORTS_AT_ONCE = 2;

const cohortsOf = (count: number): { seed: number; lives: number }[] =>
  Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, place) => ({
    seed: SEED + place,
    lives: Math.min(AT_ONCE, count - place * AT_ONCE),
  }));

interface Lived extends Tally {
  readonly seed: number;
  readonly lives: number;
  readonly figures: object;
  readonly found: readonly string[];
}

async function liveTogether(seed: number, lives: number): Promise<Lived> {
  const cohort = await Cohort.start(seed);
  try {
    await cohort.live(lives);
    return { seed, lives, ...cohort.tally, figures: await figuresOf(cohort), found: await judge(cohort) };
  } finally {
    await cohort.stop();
  }
}

async function figuresOf({ service, stripe }: Cohort): Promise<object> {
  const [rows] = await service.db.query<object[]>(
    `select (select count(*)::integer from payments) as payments,
       (select count(*)::integer from invoices) as documents,
       (select json_object_agg(kind, count) from (select kind, count(*) from ledger_entries group by kind) as moved) as ledger,
       (select json_object_agg(state, count) from (select state, count(*) from subscriptions group by state) as bought) as states,
       (select json_object_agg(kind, count) from (select kind, count(*) from billing_tasks group by kind) as tasks) as tasks`,
  );
  return { ...rows, sent: stripe.webhooks.sent.length };
}

it(`${COUNT} lives of a subscription end with ledger, provider and documents in agreement`, async () => {
  const cohorts: Lived[] = [];
  const waiting = cohortsOf(COUNT);
  const live = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      cohorts.push(await liveTogether(next.seed, next.lives));
      // Each at its end: a thousand take long.
      if (REPORT) await writeFile(REPORT, JSON.stringify(cohorts, null, 2));
    }
  };
  await Promise.all(Array.from({ length: COHORTS_AT_ONCE }, live));
  expect(cohorts.flatMap(({ found }) => found)).toEqual([]);
  expect(cohorts.every(({ done }) => done > 0)).toBe(true);
}, 7_200_000);
