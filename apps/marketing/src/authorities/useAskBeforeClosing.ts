import { useEffect } from 'react';

/**
 * The browser asks before a tab is closed in which something would be lost. Not before a link or Back: what is typed
 * stays in the tab, and is there again.
 */
export function useAskBeforeClosing(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
