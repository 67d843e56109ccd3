import { useEffect, type RefObject } from 'react';

/** Read by what stands at the lower end of the window itself, such as the contents of the agreement. */
const HEIGHT = '--consent-height';

/** Tells the page how much of the window's lower end the question about cookies takes. */
export function useConsentHeight(banner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, [banner, isShown]);
}
