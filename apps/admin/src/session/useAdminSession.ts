import { useEffect, useState } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';
import { useAdminUser } from './useAdminUser.ts';
import { useSignedOutStore } from './useSignedOut.ts';
import { useUnsavedStore } from './useUnsaved.ts';

export type AdminSession =
  | { kind: 'open' | 'interrupted'; user: AdminUserView }
  | { kind: 'must-change-password' | 'must-set-up-second-factor'; user: AdminUserView }
  /** `signed-out` by the last person's own wish; `ended` without it. */
  | { kind: 'nobody'; since: 'the-start' | 'signed-out' | 'ended' }
  | { kind: 'asking' }
  | { kind: 'unknown'; error: unknown; retry: () => void };

/** Who is signed in. A session that ended under a half-filled form is interrupted, not over. */
export function useAdminSession(): AdminSession {
  const { data: user, error, mutate } = useAdminUser();
  const hasUnsaved = useUnsavedStore(({ forms }) => forms > 0);
  const isSignedOut = useSignedOutStore((state) => state.isSignedOut);
  const [last, setLast] = useState<AdminUserView>();
  if (user && user !== last) setLast(user);
  useEffect(() => {
    if (user) useSignedOutStore.setState({ isSignedOut: false });
  }, [user]);

  if (user) return { kind: kindOf(user), user };
  if (user === null) {
    if (last && hasUnsaved) return { kind: 'interrupted', user: last };
    if (isSignedOut) return { kind: 'nobody', since: 'signed-out' };
    return { kind: 'nobody', since: last ? 'ended' : 'the-start' };
  }
  if (error) return { kind: 'unknown', error, retry: () => void mutate() };
  return { kind: 'asking' };
}

function kindOf({ mustChangePassword, mustSetUpSecondFactor }: AdminUserView) {
  if (mustChangePassword) return 'must-change-password';
  return mustSetUpSecondFactor ? 'must-set-up-second-factor' : 'open';
}
