import { LIST_MAX } from '@rep13/contracts-constants';
import type { PageQuery } from '@rep13/contracts-messaging';
import { currentContext, withContext } from '@rep13/service-kit';
import { exportRows } from './export-rows.ts';

const REQUEST = { correlationId: 'one', actor: 'admin:1', deadline: 1 };

/** A list of ids from `newest` down to 1, and what it was asked. */
const listOf = (newest: number) => {
  const asked: PageQuery[] = [];
  const list = ({ limit = LIST_MAX, cursor = newest + 1 }: PageQuery) => {
    asked.push({ limit, cursor });
    const length = Math.min(limit, cursor - 1);
    return Promise.resolve(Array.from({ length }, (_, n) => ({ id: cursor - 1 - n })));
  };
  return { asked, list };
};

const idsOf = async (rows: AsyncIterable<{ id: number }>) => {
  const ids = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
};

describe('the rows of an export', () => {
  it('are all rows of the list, each once, by pages of 200', async () => {
    const { asked, list } = listOf(450);

    expect(await idsOf(exportRows(list))).toEqual(Array.from({ length: 450 }, (_, n) => 450 - n));
    expect(asked.map(({ cursor }) => cursor)).toEqual([451, 251, 51, 1]);
  });

  it('begin after the cursor and end with the limit', async () => {
    const { asked, list } = listOf(1_000);

    expect(await idsOf(exportRows(list, { cursor: 301, limit: 201 }))).toHaveLength(201);
    expect(asked).toEqual([
      { limit: 200, cursor: 301 },
      { limit: 1, cursor: 101 },
    ]);
  });

  it('are not asked for before they are read', async () => {
    const { asked, list } = listOf(450);
    const rows = exportRows(list);

    for (let n = 0; n < 200; n += 1) await rows.next();

    expect(asked).toHaveLength(1);
  });

  it('may take longer than a request, and are asked for in its name', async () => {
    const seen: unknown[] = [];
    const rows = withContext(REQUEST, () =>
      exportRows(() => {
        seen.push(currentContext());
        return Promise.resolve([]);
      }),
    );
    await withContext(REQUEST, () => idsOf(rows));

    expect(seen).toEqual([{ ...REQUEST, deadline: undefined }]);
  });
});
