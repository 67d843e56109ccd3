import { useEffect } from 'react';
import { track } from '@rep13/web-kit';
import { useLocation, useNavigationType } from '@rep13/web-kit/router';

/** What a full page load would do by itself: count the page, show its top or its section, move the focus. */
export function useVisit(): void {
  const { pathname, hash } = useLocation();
  // Going back, and the first page: the browser knows best where the visitor was.
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    // Without the fragment: links in our mails carry their token there.
    const { origin, search } = window.location;
    track('page_view', { page_path: pathname, page_location: `${origin}${pathname}${search}` });
  }, [pathname]);

  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (section) section.scrollIntoView();
    else if (!isReturn) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, isReturn]);
}
