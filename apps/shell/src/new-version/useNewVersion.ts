import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@rep13/web-kit/router';
import { computerNow } from '@rep13/web-kit/clock';
import { findNewer } from './find-newer.ts';
import { useHasEntered } from './useHasEntered.ts';

/** A page that is in use asks this often at most; one that nobody looks at never does. */
const ASKED_EVERY_MS = 5 * 60_000;

/**
 * Whether to offer a new version. It is looked for when somebody comes back to the page or goes on to another one, and
 * offered while nothing entered on the page would be lost with it.
 */
export function useNewVersion(): { isOffered: boolean; decline: () => void } {
  const { pathname } = useLocation();
  const hasEntered = useHasEntered(pathname);
  const [newer, setNewer] = useState('');
  const [declined, setDeclined] = useState('');
  const askedAt = useRef<number | undefined>(undefined);

  useEffect(() => {
    // The page itself has just been answered.
    askedAt.current ??= computerNow();
    const look = () => {
      const isDue = computerNow() - (askedAt.current ?? 0) >= ASKED_EVERY_MS;
      if (document.hidden || !isDue) return;
      askedAt.current = computerNow();
      void findNewer().then(setNewer);
    };
    look();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    return () => listening.abort();
  }, [pathname]);

  return { isOffered: newer !== '' && newer !== declined && !hasEntered, decline: () => setDeclined(newer) };
}
