import type { DataSource, EntityManager } from 'typeorm';
import { equals, given, type Filters } from './filters.ts';
import { toSearchPattern, type SearchPattern } from './search-pattern.ts';

/** Rows that a search looks through one by one, newest first, before it asks the index: some 15 ms of work. */
const LOOK_THROUGH = 25_000;
/** With more matches than this, walking on through the rows meets a pageful sooner than fetching them all to be sorted. */
const MOST_CANDIDATES = 12_000;

/** Which rows of one table, newest first. Names are the code's own, values are the caller's. */
export interface NewestRows {
  readonly table: string;
  /** When rows came, if the ids do not tell: random ids are listed by this column, then by id. */
  readonly cameAt?: string;
  /** Equal values by column; undefined says nothing. */
  readonly where?: Filters;
  /**
   * As `where`, for columns that lead an index which goes on with the order, all ascending: there must be one for each
   * set of these columns that is filtered by. The rows are then read from this very index, however few there are:
   * left to itself the planner may take filters that exclude each other for common, and walk through all rows.
   */
  readonly leading?: Filters;
  readonly search?: string;
  /** The id of the last row already seen; of no row, then there is nothing after it. */
  readonly cursor?: number;
  readonly limit: number;
}

/**
 * The ids of the newest matching rows, in time that hardly depends on the number of rows or on what is searched for.
 *
 * A search that matches much ends among the newest rows, which it looks through in their order; one that matches
 * little is answered by the trigram index. Which of the two is the right plan the planner can't know, so it is not
 * asked: first comes the one, then the other. Needs `addSearchColumn` on the table when searching.
 */
export async function newestIds(source: DataSource, rows: NewestRows): Promise<number[]> {
  if (rows.search === undefined) return idsOf(source.manager, walk(rows));
  const pattern = toSearchPattern(rows.search);
  return source.transaction(async (db) => {
    await db.query('set local enable_seqscan = off');
    const recent = await idsOf(db, walk(rows, { ...pattern, among: LOOK_THROUGH }));
    if (recent.length === rows.limit) return recent;
    return (await candidates(db, rows, pattern)) ?? idsOf(db, walk(rows, pattern));
  });
}

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

async function idsOf(db: EntityManager, { sql, values }: Statement): Promise<number[]> {
  const found = await db.query<{ id: number }[]>(sql, [...values]);
  return found.map(({ id }) => id);
}

/** In the order of the list, stopping at the limit; what it looks `among`, if that is limited. */
function walk(rows: NewestRows, search?: { like: string; among?: number }): Statement {
  const values: unknown[] = [];
  const conditions = [...equals(values, rows.where), ...range(values, rows)].join(' and ') || 'true';
  const newest = (limit: number | undefined) =>
    `select * from ${rows.table} where ${conditions} order by ${order(rows)}${limit ? ` limit ${limit}` : ''}`;
  const sql = search
    ? `select id from (${newest(search.among)}) listed where search_text like $${values.push(search.like)}
       order by ${order(rows)} limit ${rows.limit}`
    : `select id from (${newest(rows.limit)}) listed order by ${order(rows)}`;
  return { sql, values };
}

/** By the trigram index; undefined when that would mean too many rows. `|| ''` keeps the whole text away from it. */
async function candidates(
  db: EntityManager,
  rows: NewestRows,
  { like, narrowing }: SearchPattern,
): Promise<number[] | undefined> {
  if (narrowing === undefined) return undefined;
  const values: unknown[] = [narrowing, like];
  const conditions = [...equals(values, rows.where), ...range(values, rows)].join(' and ') || 'true';
  const columns = new Set([...orderOf(rows), ...Object.keys(rows.where ?? {})]);
  const [answer] = await db.query<{ many: boolean; ids: number[] }[]>(
    `with hits as materialized (
       select ${[...columns].join(', ')} from ${rows.table}
       where search_text like $1 and search_text || '' like $2
       limit ${MOST_CANDIDATES + 1}
     )
     select (select count(*) > ${MOST_CANDIDATES} from hits) as many,
       array(select id from hits where ${conditions} order by ${order(rows)} limit ${rows.limit}) as ids`,
    values,
  );
  return answer?.many ? undefined : answer?.ids;
}

const orderOf = ({ leading, cameAt }: NewestRows): string[] => [
  ...given(leading).map(([column]) => column),
  ...(cameAt ? [cameAt] : []),
  'id',
];

const order = (rows: NewestRows) =>
  orderOf(rows)
    .map((column) => `${column} desc`)
    .join(', ');

/**
 * Where in the order the rows lie: after the cursor, and within the leading values. Compared as whole rows, because
 * equal columns would drop out of the order, and with them the reason to read it from the one right index.
 */
function range(values: unknown[], rows: NewestRows): string[] {
  const { table, leading, cameAt, cursor } = rows;
  const columns = given(leading).map(([column]) => column);
  const places = given(leading).map(([, value]) => `$${values.push(value)}`);
  const compare = (left: readonly string[], sign: string, right: readonly string[]) =>
    left.length > 0 ? [`(${left.join(', ')}) ${sign} (${right.join(', ')})`] : [];
  const from = compare(columns, '>=', places);
  if (cursor === undefined) return [...from, ...compare(columns, '<=', places)];
  const id = `$${values.push(cursor)}`;
  const at = cameAt ? [`(select seen.${cameAt} from ${table} seen where seen.id = ${id})`, id] : [id];
  return [...from, ...compare(orderOf(rows), '<', [...places, ...at])];
}
