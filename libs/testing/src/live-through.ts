import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS } from '@rep13/contracts-constants';
import { Cleaner, retentionOf, type ServiceDefinition } from '@rep13/service-kit';

/** As much of a service under test as this needs. */
export interface Living {
  readonly app: INestApplicationContext;
  readonly db: { query<Rows>(sql: string, values?: unknown[]): Promise<Rows> };
  passTime(milliseconds: number): void;
}

/** Rows of one kind: how one comes about, and until when it may be there. */
export interface RowKind {
  readonly table: string;
  /** SQL that adds a row; `$1` is when it began. */
  readonly add: string;
  /** SQL: when a row began, and which rows are of this kind. */
  readonly began: string;
  readonly where: string;
  /** From this moment on it has to be gone; null for never. Written by hand, not read from the rules. */
  readonly goesAt: (began: Date) => Date | null;
}

export const daysAfter = (days: number) => (began: Date) => new Date(began.getTime() + days * DAY_MS);

export const yearsAfter =
  (years: number) =>
  (began: Date): Date => {
    const end = new Date(began);
    end.setUTCFullYear(end.getUTCFullYear() + years);
    if (end.getUTCMonth() !== began.getUTCMonth()) end.setUTCDate(0);
    return end;
  };

/** The tables that every service has from the kit. */
const OF_THE_KIT: readonly RowKind[] = [
  {
    table: 'jobs',
    add: `insert into jobs (id, queue, name, key, payload, state, finished_at)
      values (gen_random_uuid(), 'q', 'lived-through', gen_random_uuid(), '{"to": "anna@acme.example"}', 'done', $1)`,
    began: 'finished_at',
    where: `name = 'lived-through' and state = 'done'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'jobs',
    add: `insert into jobs (id, queue, name, key, payload, state, finished_at)
      values (gen_random_uuid(), 'q', 'lived-through', gen_random_uuid(), '{}', 'dead', $1)`,
    began: 'finished_at',
    where: `name = 'lived-through' and state = 'dead'`,
    goesAt: yearsAfter(1),
  },
  {
    table: 'idempotency_keys',
    add: `insert into idempotency_keys (scope, key, fingerprint, reply, created_at)
      values ('lived-through', gen_random_uuid(), '', '{"email": "anna@acme.example"}', $1)`,
    began: 'created_at',
    where: `scope = 'lived-through'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'outbox_messages',
    add: `insert into outbox_messages (event_id, type, envelope, created_at, published_at)
      values (gen_random_uuid(), 'lived-through', '{}', $1, $1)`,
    began: 'created_at',
    where: `type = 'lived-through'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'inbox_messages',
    add: `insert into inbox_messages (consumer, event_id, handled_at) values ('lived-through', gen_random_uuid(), $1)`,
    began: 'handled_at',
    where: `consumer = 'lived-through'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'dead_letters',
    add: `insert into dead_letters (consumer, event_id, message, last_error, dead_at)
      values ('lived-through', gen_random_uuid(), '{}', '', $1)`,
    began: 'dead_at',
    where: `consumer = 'lived-through' and redriven_at is null`,
    goesAt: yearsAfter(1),
  },
  {
    table: 'dead_letters',
    add: `insert into dead_letters (consumer, event_id, message, last_error, dead_at, redriven_at)
      values ('lived-through', gen_random_uuid(), '{}', '', $1, $1)`,
    began: 'redriven_at',
    where: `consumer = 'lived-through' and redriven_at is not null`,
    goesAt: daysAfter(30),
  },
];

/** A leap: longer than a month, so that every leap passes the end of a row, and no divisor of a year. */
const LEAP_DAYS = 61;

/** What was left after one of the nights, by kind, as times, and what had to be left. */
export interface Left {
  readonly table: string;
  readonly where: string;
  readonly after: string;
  readonly left: readonly string[];
  readonly expected: readonly string[];
}

/**
 * Lives the years in leaps with the service's clock: at each leap a row of each kind is added, and a night passes.
 * @returns those kinds and nights where something else was left than had to be.
 */
export async function liveThrough(service: Living, years: number, own: readonly RowKind[]): Promise<Left[]> {
  const kinds = [...OF_THE_KIT, ...own];
  const began: Date[] = [];
  const wrong: Left[] = [];
  // Whole seconds: not every column stores more.
  let now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  for (let day = 0; day <= years * 366; day += LEAP_DAYS) {
    began.push(now);
    for (const { add } of kinds) await service.db.query(add, [now]);
    service.passTime(LEAP_DAYS * DAY_MS);
    now = daysAfter(LEAP_DAYS)(now);
    await service.app.get(Cleaner).carryOut();
    for (const kind of kinds) {
      const left = await leftOf(service, kind);
      const expected = began.filter((at) => stays(kind, at, now)).map((at) => at.toISOString());
      if (left.join() !== expected.join())
        wrong.push({ table: kind.table, where: kind.where, after: now.toISOString(), left, expected });
    }
  }
  return wrong;
}

function stays({ goesAt }: RowKind, began: Date, now: Date): boolean {
  const end = goesAt(began);
  return end === null || end > now;
}

async function leftOf(service: Living, { table, began, where }: RowKind): Promise<string[]> {
  const rows = await service.db.query<{ at: Date }[]>(
    `select ${began} as at from ${table} where ${where} order by 1`,
  );
  return rows.map(({ at }) => at.toISOString());
}

/** The tables of a service that no class is named for, and those that are named and are not there. */
export async function unclassified(
  service: Living,
  definition: ServiceDefinition,
): Promise<{ withoutClass: string[]; withoutTable: string[] }> {
  const rows = await service.db.query<{ name: string }[]>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [definition.name],
  );
  const tables = rows.map(({ name }) => name);
  const named = Object.keys(retentionOf(definition));
  return {
    withoutClass: tables.filter((table) => !named.includes(table)),
    withoutTable: named.filter((table) => !tables.includes(table)),
  };
}
