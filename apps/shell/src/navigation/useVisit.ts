import { useEffect, useLayoutEffect, useRef } from 'react';
import { trackPageView } from '@rep13/web-kit';
import { useLocation, useNavigationType } from '@rep13/web-kit/router';

/** What a full page load would do by itself: count the page, show its top or its section, move the focus. */
export function useVisit(): void {
  const { pathname, search, hash, key } = useLocation();
  // Going back, and the first page: the browser knows best where the visitor was.
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ pathname, search });

  // Before every effect of the page itself: what the page reports comes after its view.
  useLayoutEffect(() => {
    trackPageView({ origin: window.location.origin, pathname, search });
    // A page stays one view while its address gets or loses a filter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  // By the visit's key: a link to the section that the address names already leads there again.
  useEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    // Another tab or filter of the page: focus and scroll position stay where they are.
    const isOtherView = isSamePage && shown.current.search !== search;
    shown.current = { pathname, search };
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (section) showSection(section, isSamePage ? 'auto' : 'instant');
    else if (!isReturn && !isOtherView) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [pathname, search, hash, key, isReturn]);
}

/** A keyboard goes on from where the eye is; the section itself is no control and gets no ring. */
function showSection(section: HTMLElement, behavior: ScrollBehavior): void {
  section.scrollIntoView({ behavior });
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.style.outline = 'none';
  }
  section.focus({ preventScroll: true });
}
