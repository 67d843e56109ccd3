import { startTestService, type TestService } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { onboarding } from '../service.ts';
import { countLogs } from './count-logs.ts';
import { latestLogIds, latestLogs } from './latest-logs.ts';
import { typePatterns, type WantedLogs } from './wanted-logs.ts';

const PRIMARY_KEY = 'audit_logs_pkey';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
  for (let first = 1; first <= 100_000; first += 5_000) {
    await service.db.query(MANY, [first, first + 4_999]);
  }
  await service.db.query('analyze audit_logs');
});
afterAll(() => service?.stop());

/** Two years of 150 lines a day of 20 types in two versions, the last of them rare; every 13th was written late. */
const MANY = `
  insert into audit_logs (event_id, signup_id, event_type, event_data, "timestamp", metadata)
  select gen_random_uuid(),
    case when n % 3 = 0 then 100000000 + n % 400 end,
    case when n % 20000 = 7 then 'sla.rare.happened.v' || 1 + n / 20000 % 2
      else 'sla.often.happened-' || chr(97 + n % 19) || '.v' || 1 + n % 2 end,
    '{}',
    '2025-01-01T00:00:00Z'::timestamptz + n / 4 * interval '40 minutes' / 2
      - case when n % 13 = 0 then interval '3 days' else interval '0' end,
    jsonb_build_object('actor', case when n % 5000 = 11 then 'admin:9' when n % 4 = 0 then 'visitor' else 'system' end)
  from generate_series($1::integer, $2::integer) as n`;

/** A day that lies far back, one in the middle, and all until now. */
const TIMES = [
  { from: '2025-02-03T00:00:00Z', to: '2025-02-05T00:00:00Z' },
  { from: '2025-11-01T00:00:00Z' },
  { to: '2025-03-01T00:00:00Z' },
  {},
];
const ACTORS = [{}, { actor: 'system' }, { actor: 'admin:9' }, { actor: 'admin:1' }];
const TYPES = [
  {},
  { kind: 'sla.rare.happened' },
  { eventType: 'sla.often.happened-c.v1' },
  { partOfType: 'HAPPENED-d' },
  { kind: 'sla.often.happened-c', partOfType: 'often' },
];
const SIGNUPS = [{}, { signupId: 100_000_003 }];

const QUESTIONS = TIMES.flatMap((time) =>
  ACTORS.flatMap((actor) =>
    TYPES.flatMap((type) => SIGNUPS.map((signup) => ({ ...time, ...actor, ...type, ...signup, limit: 20 }))),
  ),
);

describe('the lines of the audit log by time and actor, among 100,000', () => {
  it('are those that a plain filter leaves, page by page, however they are asked for', async () => {
    for (const question of QUESTIONS) {
      const expected = await plainly(question, 3 * question.limit);
      expect({ question, ids: await pages(question, 3) }).toEqual({ question, ids: expected });
    }
  });

  it('are counted as that filter counts them', async () => {
    for (const question of QUESTIONS) {
      const count = (await plainly(question, 200_000)).length;
      expect({ question, count: await countLogs(db(), question) }).toEqual({ question, count });
    }
  });

  it('are found by the index that was made for it, however they are asked for', async () => {
    for (const question of QUESTIONS.flatMap((asked) => [asked, { ...asked, cursor: 30_000 }])) {
      const scans = await scansOf(question);
      expect({ question, scans }).toEqual({ question, scans: indexesFor(question) });
    }
  });

  it('end before the first line', async () => {
    expect(await latestLogIds(db(), { cursor: 0, limit: 5 })).toEqual([]);
  });
});

const db = () => service.app.get(DataSource).manager;

async function pages(question: WantedLogs, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const cursor = ids.at(-1);
    ids.push(...(await latestLogIds(db(), { ...question, ...(cursor !== undefined && { cursor }) })));
  }
  return ids;
}

/** The same question without a thought for speed. */
async function plainly({ signupId, actor, from, to, ...rest }: WantedLogs, limit: number): Promise<number[]> {
  const found = await db().query<{ id: number }[]>(
    `select id from audit_logs
     where ($1::integer is null or signup_id = $1) and ($2::text is null or metadata ->> 'actor' = $2)
       and ($3::timestamptz is null or "timestamp" >= $3) and ($4::timestamptz is null or "timestamp" < $4)
       and event_type like all ($5::text[])
     order by "timestamp" desc, id desc limit $6`,
    [signupId, actor, from, to, typePatterns({ ...rest, limit }), limit],
  );
  return found.map(({ id }) => id);
}

interface Step {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Step[];
}

/** Which indexes the planner would read the log by; `Seq Scan` where it would read all of it. */
async function scansOf(question: WantedLogs): Promise<string[]> {
  const { sql, values } = latestLogs(question);
  const [{ 'QUERY PLAN': plan }] = await db().query<[{ 'QUERY PLAN': [{ Plan: Step }] }]>(
    `explain (format json) ${sql}`,
    values,
  );
  const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];
  const scans = steps(plan[0].Plan).flatMap(
    (step) => step['Index Name'] ?? (step['Node Type'] === 'Seq Scan' ? 'Seq Scan' : []),
  );
  return [...new Set(scans)].sort();
}

/** The primary key is there for the moment of the cursor's line, the index of types to go from one type to the next. */
function indexesFor({ signupId, actor, cursor, ...question }: WantedLogs): string[] {
  const moment = cursor === undefined ? [] : [PRIMARY_KEY];
  if (signupId !== undefined) return [...moment, 'audit_logs_signup'].sort();
  if (actor !== undefined) return [...moment, 'audit_logs_actor_time'].sort();
  const isByType = typePatterns(question).length > 0;
  return [...moment, ...(isByType ? ['audit_logs_type', 'audit_logs_type_time'] : ['audit_logs_age'])].sort();
}
