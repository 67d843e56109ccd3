import { useState } from 'react';
import type { Call, NoBody } from '@rep13/contracts-operations';
import type { ToastMessage } from '../toasts/useToastStore.ts';
import { apiSend } from './api-client.ts';
import { forgetApiData } from './useApi.ts';

interface SessionEnd {
  /** Nothing of the session is left in this browser. */
  onEnded: () => void;
  /** Says why the session goes on. `toast` is handed in: every remote has this code, but the page one toast store. */
  onFailed: (message: ToastMessage) => void;
}

/** Logs out by a call. */
export function useEndSession(logoutCall: Call<NoBody, unknown>, { onEnded, onFailed }: SessionEnd) {
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await apiSend(logoutCall, {});
    } catch {
      setLeaving(false);
      onFailed({
        title: 'You are still signed in',
        description: 'The server did not answer. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    await forgetApiData();
    onEnded();
  };
  return { logout, isLeaving };
}
