import { LIST_MAX } from '@rep13/contracts-constants';
import type { PageQuery } from '@rep13/contracts-messaging';
import { currentContext, withContext } from '@rep13/service-kit';

/**
 * Every row of a list, one page after the other as they are read on; a `limit` is the most there will be.
 * Each page has its own time to be answered in: the whole may take minutes.
 */
export async function* exportRows<Row extends { readonly id: number }>(
  list: (page: PageQuery) => Promise<Row[]>,
  { cursor, limit = Infinity }: PageQuery = {},
): AsyncGenerator<Row, void, undefined> {
  const context = currentContext();
  const inTime = <T>(work: () => T): T =>
    context ? withContext({ ...context, deadline: undefined }, work) : work();
  for (let last = cursor, left = limit; left > 0;) {
    const page = { limit: Math.min(LIST_MAX, left), ...(last !== undefined && { cursor: last }) };
    const rows = await inTime(() => list(page));
    yield* rows;
    last = rows.at(-1)?.id;
    if (last === undefined) return;
    left -= rows.length;
  }
}
