import { RETENTION_CLASSES, type RetentionClassName } from '@rep13/contracts-constants';

/** What becomes of the rows of one class in one table. The texts are SQL over a row of the table, called `kept`. */
export interface RetentionRule {
  readonly class: RetentionClassName;
  /**
   * From when the time of a row counts, null while it does not yet. Named for every class whose rows the cleaner
   * deletes, and only then.
   */
  readonly since?: string;
  /** Which rows of the table are meant, where it is not all of them. */
  readonly where?: string;
  /** The signup of a row, where a legal hold on that client keeps it. */
  readonly client?: string;
  /** Rows of other tables that go in the same transaction, in this order: those that name the row's `id` in `column`. */
  readonly before?: readonly { readonly table: string; readonly column: string }[];
}

/** The rows go with those of another table, which refers to them or which they belong to. */
export interface GoesWith {
  readonly class: RetentionClassName;
  readonly goesWith: string;
}

/** By table: a class for all of its rows, or several that share them. */
export type TableRetention = Readonly<Record<string, readonly (RetentionRule | GoesWith)[]>>;

/** A rule by which rows are deleted. */
export interface DeletingRule extends RetentionRule {
  readonly table: string;
  readonly since: string;
}

/** The tables that the kit gives every service. Nothing of theirs belongs to a client: holds keep what they lead to. */
const OF_THE_KIT: TableRetention = {
  // A stream that was lost is filled again from the last 7 days: 30 are enough for rows that must outlive that.
  outbox_messages: [
    { class: 'workingCopies', since: 'kept.created_at', where: 'kept.published_at is not null' },
    { class: 'workingCopies', where: 'kept.published_at is null' },
  ],
  dead_letters: [
    { class: 'workingCopies', since: 'kept.redriven_at', where: 'kept.redriven_at is not null' },
    // Counted after a failure, and then handled.
    { class: 'workingCopies', since: 'kept.created_at', where: 'kept.dead_at is null' },
    {
      class: 'failedWork',
      since: 'kept.dead_at',
      where: 'kept.redriven_at is null and kept.dead_at is not null',
    },
  ],
  inbox_messages: [{ class: 'workingCopies', since: 'kept.handled_at' }],
  jobs: [
    { class: 'workingCopies', since: 'kept.finished_at', where: `kept.state = 'done'` },
    { class: 'failedWork', since: 'kept.finished_at', where: `kept.state = 'dead'` },
    { class: 'workingCopies', where: `kept.state in ('pending', 'running')` },
  ],
  idempotency_keys: [{ class: 'workingCopies', since: 'kept.created_at' }],
  event_stream_marks: [{ class: 'counters' }],
  event_positions: [{ class: 'counters' }],
  retention_runs: [{ class: 'counters' }],
  migrations: [{ class: 'counters' }],
};

/** What is kept how long in a service's schema: its own tables and the kit's. */
export const retentionOf = ({ retention = {} }: { readonly retention?: TableRetention }): TableRetention => ({
  ...retention,
  ...OF_THE_KIT,
});

/** The rules that delete, in the order of the tables. */
export function deletingRules(retention: TableRetention): DeletingRule[] {
  return Object.entries(retention).flatMap(([table, rules]) =>
    rules.flatMap((rule) => ('since' in rule && rule.since ? [{ ...rule, table, since: rule.since }] : [])),
  );
}

/** The tables from which the cleaner deletes. */
export function cleanedTables(retention: TableRetention): string[] {
  const tables = deletingRules(retention).flatMap(({ table, before = [] }) => [
    ...before.map((other) => other.table),
    table,
  ]);
  return [...new Set(tables)];
}

/** Rules that don't fit what their class says, in words. A service with any does not start. */
export function wrongRules(retention: TableRetention): string[] {
  return Object.entries(retention).flatMap(([table, rules]) =>
    [...new Set(rules.map((rule) => rule.class))].flatMap((name) => {
      const { period, waitsForMandates } = RETENTION_CLASSES[name];
      const ends = period !== null && !waitsForMandates;
      const own = rules.filter((rule) => rule.class === name);
      const deletes = own.some((rule) => 'since' in rule && rule.since);
      const goes = deletes || own.some((rule) => 'goesWith' in rule);
      if (ends && !goes) return [`the rows of ${table} never end: write since or goesWith for ${name}`];
      if (deletes && !ends) return [`nothing of ${name} is deleted yet: write no since for ${table}`];
      return [];
    }),
  );
}
