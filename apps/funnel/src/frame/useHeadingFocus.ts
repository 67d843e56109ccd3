import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the heading when `key` changes, and at the start only if the heading `takesFocus`. */
export function useHeadingFocus(key: string, takesFocus = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : key);

  // Before it is painted: a short view after a long one would show its end first, and then run up to its top.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
