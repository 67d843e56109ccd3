import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when `key` changes, and at the start only if the heading `takesFocus`. */
export function useHeadingFocus(key: string, takesFocus = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
