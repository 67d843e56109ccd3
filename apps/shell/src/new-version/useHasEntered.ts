import { useEffect, useState } from 'react';

/** Whether somebody has filled in anything on the page of this path: some forms forget it when the page is loaded anew. */
export function useHasEntered(pathname: string): boolean {
  const [enteredAt, setEnteredAt] = useState('');

  useEffect(() => {
    const note = () => setEnteredAt(pathname);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);

  return enteredAt === pathname;
}
