import { useEffect } from 'react';
import { useLocation, useNavigationType } from '@rep13/web-kit/router';
import { useIsFirstPage } from '../useWayBack.ts';

/** How one goes from an order to another of the list: in its place in the history, so that Back leads to the list. */
export function useMove() {
  const isFirstPage = useIsFirstPage();
  return { replace: true, state: { isFirstPage, isMove: true } };
}

/** Who moved on to an order goes on at its heading, and not before everything that stands round it. */
export function useFocusAfterMove(): void {
  const { state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const hasMoved = !isReturn && (state as { isMove?: boolean } | null)?.isMove === true;
  useEffect(() => {
    if (!hasMoved) return;
    // The shell puts the focus on `main`, after this effect where the order is known already.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [hasMoved]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // It is no control and gets no ring.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
