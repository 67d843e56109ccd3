import { useState } from 'react';
import { useAdminApi } from '../session/useAdminApi.ts';
import { exportPath, listPath, PAGE_ROWS } from './list-path.ts';
import { useFilters, type ListFilters } from './useFilters.ts';

/** Every admin list is asked again so often. */
export const REFRESH_MS = 30_000;

export interface List<Row> {
  filters: ListFilters;
  exportPath: string;
  /** One page; while another is asked for, the one before. */
  rows: readonly Row[] | undefined;
  /** The rows are those of the question before. */
  isStale: boolean;
  hasMore: boolean;
  error: unknown;
  updatedAt: Date | null;
  reload: () => unknown;
}

/** One page of a list of the API, filtered as the address says, and kept fresh. */
export function useList<Row>(base: string, names: readonly string[]): List<Row> {
  const filters = useFilters(names);
  const { data, error, mutate, updatedAt } = useAdminApi<Row[]>(
    listPath(base, filters.values, filters.cursor),
    REFRESH_MS,
  );
  const [last, setLast] = useState<Row[]>();
  if (data && data !== last) setLast(data);
  const rows = data ?? last;
  return {
    filters,
    exportPath: exportPath(base, filters.values),
    rows: rows?.slice(0, PAGE_ROWS),
    isStale: data === undefined,
    hasMore: (rows?.length ?? 0) > PAGE_ROWS,
    error,
    updatedAt,
    reload: mutate,
  };
}
