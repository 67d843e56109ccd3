import type { ListQuery } from '@rep13/contracts-messaging';
import { addressOf, type Address, type Bytes, type Operation } from '@rep13/contracts-operations';

/** Rows on one page of a list. */
export const PAGE_ROWS = 50;

export type Filters = Readonly<Record<string, string | undefined>>;

/** A list of the API, and what its rows are. */
export type ListOperation<Row, Query extends ListQuery = ListQuery> = Operation<
  `GET /${string}`,
  { query: Query; answer: Row[] }
>;

/** The same list as a file. */
export type ListFile = Operation<`GET /${string}`, { query: ListQuery; answer: Bytes }>;

/** How a list is sorted when the address does not say so. It is no filter: a file and "Clear filters" leave it alone. */
export const SORT = 'sort';

/** A page of a list, and one row more, which tells whether there is another page. */
export const listPath = <Row>(list: ListOperation<Row>, filters: Filters, cursor?: string): Address<Row[]> =>
  addressOf(list, { query: { ...filters, limit: PAGE_ROWS + 1, cursor } });

/** The whole list, as far as the filters let it through, as a file. Its rows are in the order in which they came. */
export const exportPath = (file: ListFile, filters: Filters): Address<Bytes> => {
  const unsorted: Filters = { ...filters, [SORT]: undefined };
  return addressOf(file, { query: unsorted });
};
