import { newestIds, searchCondition } from '@rep13/service-kit';
import type { DataSource } from 'typeorm';

export type TicketFilters = Readonly<Record<string, string | number | boolean | undefined>>;

interface DueRows {
  readonly where: TicketFilters;
  readonly search?: string | undefined;
  /** The id of the last row already seen. */
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** The ids of tickets by what is due next, the most urgent first; behind them those with nothing due, newest first. */
export async function dueIds(source: DataSource, rows: DueRows): Promise<number[]> {
  const last = rows.cursor === undefined ? undefined : await placeOf(source, rows.cursor);
  const due = last?.due_at === null ? [] : await idsWithDue(source, rows, last);
  if (due.length >= rows.limit) return due;
  const { where, search, limit } = rows;
  const rest = await newestIds(source, {
    table: 'sla_tickets',
    where: { ...where, is_nothing_due: true },
    ...(search !== undefined && { search }),
    ...(last?.due_at === null && { cursor: last.id }),
    limit: limit - due.length,
  });
  return [...due, ...rest];
}

interface Place {
  readonly id: number;
  readonly due_at: Date | null;
}

async function placeOf(source: DataSource, id: number): Promise<Place | undefined> {
  const [place] = await source.query<Place[]>(
    'select id, next_due_at as due_at from sla_tickets where id = $1',
    [id],
  );
  return place;
}

async function idsWithDue(
  source: DataSource,
  { where, search, limit }: DueRows,
  last: Place | undefined,
): Promise<number[]> {
  const values: unknown[] = [];
  const equals = Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => `${column} = $${values.push(value)}`);
  if (last) equals.push(`(next_due_at, id) > ($${values.push(last.due_at)}, $${values.push(last.id)})`);
  if (search !== undefined) equals.push(searchCondition(search, (value) => `$${values.push(value)}`));
  const found = await source.query<{ id: number }[]>(
    `select id from sla_tickets where next_due_at is not null${equals.map((one) => ` and ${one}`).join('')}
     order by next_due_at, id limit ${limit}`,
    values,
  );
  return found.map(({ id }) => id);
}
