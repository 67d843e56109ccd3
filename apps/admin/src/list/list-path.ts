/** Rows on one page of a list. */
export const PAGE_ROWS = 50;

export type Filters = Readonly<Record<string, string | undefined>>;

/** How a list is sorted when the address does not say so. It is no filter: a file and "Clear filters" leave it alone. */
export const SORT = 'sort';

const withQuery = (path: string, values: Filters): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** A page of a list, and one row more, which tells whether there is another page. */
export const listPath = (base: string, filters: Filters, cursor?: string): string =>
  withQuery(base, { ...filters, limit: String(PAGE_ROWS + 1), cursor });

/** The whole list, as far as the filters let it through, as a file. Its rows are in the order in which they came. */
export const exportPath = (base: string, filters: Filters): string =>
  withQuery(`${base}/export`, { ...filters, [SORT]: undefined });
