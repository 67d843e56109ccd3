import { useEffect } from 'react';
import { useLiveApi, type ApiKey, type LiveResponse, type Read } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** Data for staff. When the session no longer allows it, the sign-in or the change of password takes over. */
export function useAdminApi<A, T = A>(
  key: ApiKey<A>,
  refreshEveryMs?: number,
  read?: Read<T, A>,
): LiveResponse<T> {
  const response = useLiveApi<T, A>(key, refreshEveryMs, read);
  const isRefused = response.error?.status === 401 || response.error?.status === 403;
  useEffect(() => {
    if (isRefused) void askWhoIsSignedIn();
  }, [isRefused]);
  return response;
}
