import { useEffect, useState } from 'react';
import { serverNow } from '@rep13/web-kit/clock';

/** For what counts in minutes. */
export const EVERY_MS = 15_000;

/** The server's time, renewed every second, or as often as is said, while something counts. */
export function useNow(isCounting: boolean, everyMs = 1_000): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [isCounting, everyMs]);
  return now;
}
