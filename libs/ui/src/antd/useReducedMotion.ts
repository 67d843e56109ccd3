import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the reader asked the system to leave out what moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const preference = window.matchMedia(REDUCED);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
