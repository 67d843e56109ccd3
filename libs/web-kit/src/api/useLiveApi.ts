import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { apiGet } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { pathOf, SETTINGS, type ApiKey } from './useApi.ts';

/** Milliseconds between two requests, 0 for one only; may depend on what was answered last. */
export type RefreshEvery<T> = number | ((latest: T | undefined) => number);

export interface LiveResponse<T> extends Pick<SWRResponse<T, ApiError>, 'data' | 'error' | 'mutate'> {
  /** When the server last answered, for a page that says how old its data is. */
  updatedAt: Date | null;
}

/**
 * As `useApi`, for data that changes elsewhere: asked again whenever a page that shows it opens, and at intervals
 * while that page is visible.
 */
export function useLiveApi<T>(key: ApiKey, refreshEvery: RefreshEvery<T> = 0): LiveResponse<T> {
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const { data, error, mutate } = useSWR<T, ApiError>(key && pathOf(key), apiGet, {
    ...SETTINGS,
    revalidateOnMount: true,
    refreshInterval: refreshEvery,
    onSuccess: () => setUpdatedAt(new Date()),
  });
  return { data, error, mutate, updatedAt };
}
