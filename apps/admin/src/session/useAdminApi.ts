import { useCallback, useEffect, useRef } from 'react';
import { apiGet, useLiveApi, type ApiKey, type LiveResponse, type Read } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/**
 * Data for staff. When the session no longer allows it, the sign-in or the change of password takes over. Only the
 * clock's own requests count as background: who presses "Try again", or has just changed something, sits here.
 */
export function useAdminApi<T>(
  key: ApiKey,
  refreshEveryMs?: number,
  read: Read<T> = apiGet,
): LiveResponse<T> {
  const isWanted = useRef(false);
  const readFor: Read<T> = (path, options) => {
    const isBackground = options.isBackground && !isWanted.current;
    isWanted.current = false;
    return read(path, { ...options, isBackground });
  };
  const response = useLiveApi<T>(key, refreshEveryMs, readFor);
  const { mutate } = response;
  const ask: LiveResponse<T>['mutate'] = useCallback(
    (...given) => {
      // With an answer in hand nothing is asked.
      isWanted.current = given.length === 0;
      return mutate(...given);
    },
    [mutate],
  );
  const isRefused = response.error?.status === 401 || response.error?.status === 403;
  useEffect(() => {
    if (isRefused) void askWhoIsSignedIn();
  }, [isRefused]);
  return { ...response, mutate: ask };
}
