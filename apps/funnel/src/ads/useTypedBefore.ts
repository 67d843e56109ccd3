import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Gives `field` what stands in its twin of the prerendered page, and its focus: a quick visitor need not type twice.
 * The twin is read when it is out of the page already, because one may type into it until then.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, id: string): void {
  const [twin] = useState(() => twinOf(id));
  useLayoutEffect(() => {
    if (!twin || !field.current) return;
    field.current.value = twin.element.value;
    if (twin.hasFocus) field.current.focus();
  }, [field, twin]);
}

function twinOf(id: string): { element: HTMLInputElement; hasFocus: boolean } | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) return null;
  return { element, hasFocus: document.activeElement === element };
}
