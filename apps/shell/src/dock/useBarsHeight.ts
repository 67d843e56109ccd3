import { useEffect, type RefObject } from 'react';

/** Read by the page, which ends above the bars, and by what stands at the lower end of the window itself. */
const HEIGHT = '--bars-height';

/** Tells the page how much of the window's lower end is taken by bars. */
export function useBarsHeight(bars: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bars.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, [bars]);
}
