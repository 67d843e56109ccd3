import { useEffect, useState } from 'react';

/** For what counts in minutes. */
export const EVERY_MS = 15_000;

/** The time, renewed every second, or as often as is said, while something counts. */
export function useNow(isCounting: boolean, everyMs = 1_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isCounting, everyMs]);
  return now;
}
