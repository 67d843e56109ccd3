import { useEffect } from 'react';
import { useLiveApi, type ApiKey, type LiveResponse, type RefreshEvery } from '@rep13/web-kit/api';
import { isSessionOver } from './is-session-over.ts';
import { askWhoIsSignedIn } from './useClientUser.ts';

/** The client's own data. When the session has ended meanwhile, the sign-in page takes over. */
export function useClientApi<T>(address: ApiKey<T>, refreshEvery?: RefreshEvery<T>): LiveResponse<T> {
  const response = useLiveApi(address, refreshEvery);
  const isOver = isSessionOver(response.error);
  useEffect(() => {
    if (isOver) void askWhoIsSignedIn();
  }, [isOver]);
  return response;
}
