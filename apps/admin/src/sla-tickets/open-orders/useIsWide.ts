import { useSyncExternalStore } from 'react';

/** Room for a list beside an order; the same as in `open-orders.module.css`. */
const WIDE = '(min-width: 90rem)';

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
