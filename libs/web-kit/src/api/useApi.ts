import { useEffect } from 'react';
import type { Address } from '@rep13/contracts-operations';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { computerNow } from '@rep13/web-kit/clock';
import { apiGet } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { cookieNotStored } from './cookies-blocked.ts';
import { forgetEarlyAnswers } from './early-answers.ts';

/** Where to ask; `null` asks nothing. */
export type ApiKey<T> = Address<T> | null;

/** Data never goes stale by itself and nothing is asked twice: pages say when to reload. */
export const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // Only a request still under way is shared: after a quick sign-out and sign-in an answered one would be the former
  // session's, which is thrown away, and the page would wait for ever.
  dedupingInterval: 0,
};

/** Server data by its address. `error` is set for every answer that is not a success. */
export function useApi<T>(key: ApiKey<T>): SWRResponse<T, ApiError> {
  return useSWR<T, ApiError>(key, apiGet, SETTINGS);
}

/**
 * As `useApi`, but "not signed in" is an answer: `data` is `null` then. With `freshMs` a page that opens asks again
 * when the last answer is older, and shows that one meanwhile.
 */
export function useApiOrNull<T>(key: ApiKey<T>, freshMs = Infinity): SWRResponse<T | null, ApiError> {
  const response = useSWR<T | null, ApiError>(key, getOrNull, SETTINGS);
  useEffect(() => {
    if (key && isOlder(key, freshMs)) void mutate(key);
  }, [key, freshMs]);
  return response;
}

/** When each path was last asked for. */
const askedAt = new Map<string, number>();

/** True once, so that only one caller asks again. */
function isOlder(path: string, freshMs: number): boolean {
  const at = askedAt.get(path);
  if (at === undefined || computerNow() - at < freshMs) return false;
  askedAt.set(path, computerNow());
  return true;
}

/** Asks the server again wherever this is shown. */
export async function reloadApi(address: Address<unknown>): Promise<void> {
  await mutate(address);
}

/** The same for every path that the caller wants. It is the page that asks, not a person. */
export async function reloadApiWhere(isWanted: (path: string) => boolean): Promise<void> {
  await mutate((path) => typeof path === 'string' && isWanted(path));
}

/** After signing out nothing of the former session may stay readable. */
export async function forgetApiData(): Promise<void> {
  forgetEarlyAnswers();
  await mutate(() => true, undefined, { revalidate: false });
}

/**
 * After signing in: nothing of an earlier user of this browser may be shown, and every screen learns who it is now.
 *
 * @param address answers who is signed in
 * @throws {ApiError} `COOKIE_NOT_STORED` when no one is signed in after all
 */
export async function beginSession(address: Address<unknown>): Promise<void> {
  await forgetApiData();
  await confirmSession(address);
}

/** The same for who was signed in before: what is shown stays. */
export async function confirmSession(address: Address<unknown>): Promise<void> {
  const who = await getOrNull(address);
  await mutate(address, who, { revalidate: false });
  if (who === null) throw cookieNotStored();
}

async function getOrNull<T>(address: Address<T>): Promise<T | null> {
  askedAt.set(address, computerNow());
  try {
    return await apiGet(address);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
