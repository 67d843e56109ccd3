import { useCallback, useRef, useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { Address } from '@rep13/contracts-operations';
import { serverNow } from '@rep13/web-kit/clock';
import { apiGet, type GetOptions } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { SETTINGS, type ApiKey } from './useApi.ts';

/** Milliseconds between two requests, 0 for one only; may depend on what was answered last. */
export type RefreshEvery<T> = number | ((latest: T | undefined) => number);

export interface LiveResponse<T> extends Pick<SWRResponse<T, ApiError>, 'data' | 'error' | 'mutate'> {
  /** When the server last answered, for a page that says how old its data is. */
  updatedAt: Date | null;
}

/** Asks an address; `apiGet` unless the answer needs more than its body. */
export type Read<T, A = T> = (address: Address<A>, options: GetOptions) => Promise<T>;

/**
 * As `useApi`, for data that changes elsewhere: asked again whenever a page that shows it opens, and at intervals
 * while that page is visible, also after one that failed. Only the first request, and those that `mutate` is called for,
 * count as a person's: a screen left alone does not keep its session alive.
 */
export function useLiveApi<T>(key: ApiKey<T>, refreshEvery?: RefreshEvery<T>): LiveResponse<T>;
export function useLiveApi<T, A>(
  key: ApiKey<A>,
  refreshEvery: RefreshEvery<T> | undefined,
  read: Read<T, A> | undefined,
): LiveResponse<T>;
export function useLiveApi<T>(
  key: ApiKey<T>,
  refreshEvery: RefreshEvery<T> = 0,
  read: Read<T> = apiGet,
): LiveResponse<T> {
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const lastAsked = useRef('');
  const latest = useRef<T | undefined>(undefined);
  const ask = (address: Address<T>) => {
    const isBackground = lastAsked.current === address;
    lastAsked.current = address;
    return read(address, { isBackground });
  };
  const { data, error, mutate } = useSWR<T, ApiError>(key, ask, {
    ...SETTINGS,
    revalidateOnMount: true,
    refreshInterval: refreshEvery,
    onSuccess: (answer) => {
      latest.current = answer;
      setUpdatedAt(new Date(serverNow()));
    },
    // SWR's own interval stands still from a failure to the next success.
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      const every = typeof refreshEvery === 'function' ? refreshEvery(latest.current) : refreshEvery;
      if (every > 0) onceVisible(every, () => void revalidate(options));
    },
  });
  const askAgain: typeof mutate = useCallback(
    (...given) => {
      // With an answer in hand nothing is asked.
      if (given.length === 0) lastAsked.current = '';
      return mutate(...given);
    },
    [mutate],
  );
  return { data, error, mutate: askAgain, updatedAt };
}

function onceVisible(afterMs: number, act: () => void): void {
  setTimeout(() => (document.hidden ? onceVisible(afterMs, act) : act()), afterMs);
}
