import { useState } from 'react';
import type { ListQuery } from '@rep13/contracts-messaging';
import { useAdminApi } from '../session/useAdminApi.ts';
import type { FiltersOf } from './allowed-values.ts';
import { listPath, PAGE_ROWS, SORT, type Filters, type ListOperation } from './list-path.ts';
import { useFilters, type ListFilters } from './useFilters.ts';

/** Every admin list is asked again so often. */
export const REFRESH_MS = 30_000;

export interface List<Row> {
  filters: ListFilters;
  /** What was asked; other rows answer another one. */
  question: string;
  /** How it is sorted, where that can be chosen. */
  sort: string | undefined;
  /** One page; while another is asked for, the one before. */
  rows: readonly Row[] | undefined;
  /** The rows are those of the question before. */
  isStale: boolean;
  hasMore: boolean;
  error: unknown;
  updatedAt: Date | null;
  reload: () => Promise<unknown>;
}

/**
 * One page of a list of the API, filtered as the address says and sorted as it or else the caller says, and kept fresh;
 * `always` is what is asked whatever the address says.
 */
export function useList<Row, Query extends ListQuery>(
  list: ListOperation<Row, Query>,
  names: FiltersOf<Query>,
  sortedBy?: string,
  always: Filters = {},
): List<Row> {
  const filters = useFilters(names);
  const sort = filters.values[SORT] ?? sortedBy;
  const asked = { ...always, ...filters.values };
  const question = listPath(list, sort ? { ...asked, [SORT]: sort } : asked, filters.cursor);
  const { data, error, mutate, updatedAt } = useAdminApi(question, REFRESH_MS);
  const [last, setLast] = useState<Row[]>();
  if (data && data !== last) setLast(data);
  const rows = data ?? last;
  return {
    filters,
    question,
    sort,
    rows: rows?.slice(0, PAGE_ROWS),
    isStale: data === undefined,
    hasMore: (rows?.length ?? 0) > PAGE_ROWS,
    error,
    updatedAt,
    reload: mutate,
  };
}
