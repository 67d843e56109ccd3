import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { PageQuery } from '@rep13/contracts-messaging';
import type { Request, Response } from 'express';
import { nullIfUnavailable } from './null-if-unavailable.ts';

/** A list as its service answers it. */
interface ServiceList<Query, Row> {
  /** Rows at most where the caller names no limit. */
  readonly limit: number;
  readonly rows: (query: Query & PageQuery) => Promise<Row[]>;
  /** How many rows the filters find, all pages together. */
  readonly count: (query: Query) => Promise<number>;
}

/**
 * One page of a list. A caller that names no limit need not know that there is one, so the headers say how many rows
 * there are in all and where the next ones begin. A count that takes too long is left out rather than waited for.
 */
export async function listWithRest<Query extends PageQuery, Row extends { readonly id: number }>(
  response: Response,
  query: Query,
  { limit, rows, count }: ServiceList<Query, Row>,
): Promise<Row[]> {
  if (query.limit !== undefined) return rows(query);
  const [page, total] = await Promise.all([rows({ ...query, limit }), nullIfUnavailable(count(query))]);
  if (total !== null) response.setHeader('X-Total-Count', total);
  const last = page.at(-1)?.id;
  if (last === undefined || page.length < limit) return page;
  const [next] = await rows({ ...query, cursor: last, limit: 1 });
  if (next) response.links({ next: addressAfter(last, response.req) });
  return page;
}

/** The same question, going on after this row. */
function addressAfter(cursor: number, { originalUrl }: Request): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://gateway');
  searchParams.set('cursor', `${cursor}`);
  return `${pathname}?${searchParams.toString()}`;
}

/** The headers of `listWithRest`, for the API document. */
export const DocumentsRestHeaders = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      headers: {
        'X-Total-Count': {
          description: 'Without `limit`: how many rows the filters find, all pages together',
          schema: { type: 'integer' },
        },
        Link: {
          description:
            'Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"`',
          schema: { type: 'string' },
        },
      },
    }),
  );
