import { useEffect, useRef } from 'react';
import { track } from '@rep13/web-kit';
import { useLocation } from '@rep13/web-kit/router';

/** What a full page load would do by itself: count the page, show its top or its section, move the focus. */
export function useVisit(): void {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    track('page_view', { page_path: pathname, page_location: window.location.href });
  }, [pathname]);

  useEffect(() => {
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) section.scrollIntoView();
    else if (!isFirst.current) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [pathname, hash]);
}
