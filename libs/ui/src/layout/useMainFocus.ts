import { useEffect } from 'react';

/** For a view that replaces another at the same address: a reader starts at its beginning, as on a new page. */
export function useMainFocus(): void {
  useEffect(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }), []);
}
