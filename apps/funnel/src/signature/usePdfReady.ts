import { useEffect, useState } from 'react';

const ASK_EVERY_MS = 1_000;
/** By then a download makes the PDF itself, so waiting longer gains nothing. */
const ASK_AT_MOST = 15;

/** Asks again until the PDF of a signed agreement is stored; true when it may be downloaded. */
export function usePdfReady(isStored: boolean, reload: () => Promise<unknown>): boolean {
  const [asked, setAsked] = useState(0);
  const isReady = isStored || asked >= ASK_AT_MOST;

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => {
      const count = () => setAsked((times) => times + 1);
      reload().then(count, count);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isReady, asked, reload]);
  return isReady;
}
