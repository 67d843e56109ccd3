import type { DataSource, EntityManager } from 'typeorm';
import { toSearchPattern, type SearchPattern } from './search-pattern.ts';

/** Rows that a search looks through one by one, newest first, before it asks the index. Some 20 ms of work. */
const LOOK_THROUGH = 50_000;
/** More matches than this are not worth sorting: walking through the newest rows meets some sooner. */
const MOST_CANDIDATES = 20_000;

/** Which rows of one table, newest first. Names are the code's own, values are the caller's. */
export interface NewestRows {
  readonly table: string;
  /** When rows came, if the ids do not tell: random ids are listed by this column, then by id. */
  readonly cameAt?: string;
  /** By column; a value of undefined says nothing. With an index on these columns and the order it stays fast. */
  readonly where?: Readonly<Record<string, string | number | boolean | undefined>>;
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
    await db.query('set local enable_seqscan = off; set local jit = off');
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
  const { conditions, values } = conditionsOf(rows);
  const newest = (limit: number | undefined) =>
    `select * from ${rows.table} where ${conditions} order by ${order(rows)}${limit ? ` limit ${limit}` : ''}`;
  if (!search)
    return { sql: `select id from (${newest(rows.limit)}) listed order by ${order(rows)}`, values };
  return {
    sql: `select id from (${newest(search.among)}) listed where search_text like lower($${values.length + 1})
          order by ${order(rows)} limit ${rows.limit}`,
    values: [...values, search.like],
  };
}

/** By the trigram index; undefined when that would mean too many rows. */
async function candidates(
  db: EntityManager,
  rows: NewestRows,
  { like, indexable }: SearchPattern,
): Promise<number[] | undefined> {
  if (!indexable) return undefined;
  const { conditions, values } = conditionsOf(rows);
  const [answer] = await db.query<{ many: boolean; ids: number[] }[]>(
    `with hits as materialized (
       select ${columnsOf(rows)} from ${rows.table} where search_text like lower($${values.length + 1})
       limit ${MOST_CANDIDATES + 1}
     )
     select (select count(*) > ${MOST_CANDIDATES} from hits) as many,
       array(select id from hits where ${conditions} order by ${order(rows)} limit ${rows.limit}) as ids`,
    [...values, like],
  );
  return answer?.many ? undefined : answer?.ids;
}

const columnsOf = ({ cameAt, where = {} }: NewestRows) =>
  [...new Set(['id', ...(cameAt ? [cameAt] : []), ...Object.keys(where)])].join(', ');

const order = ({ cameAt }: NewestRows) => (cameAt ? `${cameAt} desc, id desc` : 'id desc');

function conditionsOf({ table, cameAt, where = {}, cursor }: NewestRows) {
  const values: unknown[] = [];
  const conditions = ['true'];
  for (const [column, value] of Object.entries(where)) {
    if (value !== undefined) conditions.push(`${column} = $${values.push(value)}`);
  }
  if (cursor !== undefined) {
    const place = `$${values.push(cursor)}`;
    const seen = `(select seen.${cameAt}, seen.id from ${table} seen where seen.id = ${place})`;
    conditions.push(cameAt ? `(${cameAt}, id) < ${seen}` : `id < ${place}`);
  }
  return { conditions: conditions.join(' and '), values };
}
