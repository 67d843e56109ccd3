import { useState } from 'react';
import type { ToastMessage } from '../toasts/useToastStore.ts';
import { apiSend } from './api-client.ts';
import { forgetApiData } from './useApi.ts';

interface SessionEnd {
  /** Nothing of the session is left in this browser. */
  onEnded: () => void;
  /** Says why the session goes on. `toast` is handed in: every remote has this code, but the page one toast store. */
  onFailed: (message: ToastMessage) => void;
}

/** Logs out by a POST to `path`. */
export function useEndSession(path: string, { onEnded, onFailed }: SessionEnd) {
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await apiSend('POST', path);
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
