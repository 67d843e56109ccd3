import { useEffect, useState } from 'react';

/**
 * False in the prerendered page, which a moment later is replaced as a whole: what is typed or pressed there would be
 * lost, so forms switch themselves on only now.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
