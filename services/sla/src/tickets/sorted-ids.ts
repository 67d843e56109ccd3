import type { TicketSort } from '@rep13/contracts-sla/constants';
import { newestIds, searchCondition } from '@rep13/service-kit';
import type { DataSource } from 'typeorm';

export type TicketFilters = Readonly<Record<string, string | number | boolean | undefined>>;

interface SortedRows {
  readonly where: TicketFilters;
  readonly search?: string | undefined;
  /** The id of the last row already seen. */
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** An order that an index has: a column, and then the ids, which way round. */
interface Order {
  readonly column: string;
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** Equal rows come newest first. */
const ascending = (column: string): Order => ({ column, id: '(-id)', direction: 'asc' });

/** Each has its index, in migration 1799600000501; that by what is due in 1799000000001. */
const ORDERS: Record<Exclude<TicketSort, 'newest'>, Order> = {
  due: { column: 'next_due_at', id: 'id', direction: 'asc' },
  contact: { column: 'authority_contact_date', id: 'id', direction: 'desc' },
  authority: ascending('authority_key'),
  client: ascending('client_key'),
  urgency: ascending('urgency_rank'),
  status: ascending('status_rank'),
  compliant: ascending('compliance_rank'),
  state: ascending('state_key'),
  kind: ascending('kind_key'),
  assignee: ascending('assignee_key'),
};

/** The ids of tickets as a list is sorted, going on after the cursor by an index, however many there are. */
export async function sortedIds(source: DataSource, sort: TicketSort, rows: SortedRows): Promise<number[]> {
  if (sort === 'newest') return newestIds(source, { table: 'sla_tickets', ...rows });
  return sort === 'due' ? dueIds(source, rows) : idsInOrder(source, ORDERS[sort], rows);
}

/** By what is due next, the most urgent first; behind them those with nothing due, newest first. */
async function dueIds(source: DataSource, rows: SortedRows): Promise<number[]> {
  const isBehind = rows.cursor !== undefined && (await isNothingDue(source, rows.cursor));
  const withDue = { ...rows, where: { ...rows.where, is_nothing_due: false } };
  const due = isBehind ? [] : await idsInOrder(source, ORDERS.due, withDue);
  if (due.length >= rows.limit) return due;
  const { where, search, limit, cursor } = rows;
  const rest = await newestIds(source, {
    table: 'sla_tickets',
    where: { ...where, is_nothing_due: true },
    ...(search !== undefined && { search }),
    ...(isBehind && cursor !== undefined && { cursor }),
    limit: limit - due.length,
  });
  return [...due, ...rest];
}

async function isNothingDue(source: DataSource, id: number): Promise<boolean> {
  const [place] = await source.query<{ is_nothing_due: boolean }[]>(
    'select is_nothing_due from sla_tickets where id = $1',
    [id],
  );
  return place?.is_nothing_due ?? false;
}

async function idsInOrder(
  source: DataSource,
  { column, id, direction }: Order,
  { where, search, cursor, limit }: SortedRows,
): Promise<number[]> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} = ${place(value)}`);
  if (column === 'next_due_at') conditions.push('next_due_at is not null');
  if (search !== undefined) conditions.push(searchCondition(search, place));
  if (cursor !== undefined) {
    const seen = `(select seen.${column} from sla_tickets seen where seen.id = ${place(cursor)})`;
    const after = direction === 'asc' ? '>' : '<';
    const lastId = id === 'id' ? cursor : -cursor;
    conditions.push(`(${column}, ${id}) ${after} (${seen}, ${place(lastId)})`);
  }
  const found = await source.query<{ id: number }[]>(
    `select id from sla_tickets where ${conditions.join(' and ') || 'true'}
     order by ${column} ${direction}, ${id} ${direction} limit ${limit}`,
    values,
  );
  return found.map((row) => row.id);
}
