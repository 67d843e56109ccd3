import { useEffect } from 'react';
import { create } from 'zustand';

/** How many forms hold something that was typed and not sent. */
export const useUnsavedStore = create<{ forms: number }>(() => ({ forms: 0 }));

const add = (count: number) => useUnsavedStore.setState(({ forms }) => ({ forms: forms + count }));

/**
 * While a form holds something: the browser asks before the page is left, and a session that ends puts the sign-in
 * over the form instead of in its place.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    add(1);
    window.addEventListener('beforeunload', ask);
    return () => {
      add(-1);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
