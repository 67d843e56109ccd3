import { useLayoutEffect, type RefObject } from 'react';
import { freeShift } from './free-place.ts';

/** What can be used, what it is called, and what says what is wrong. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, label, summary, [role="combobox"], [role="alert"]';
/** How much of the window's top the page leaves to a toast; the styles of page and header read it. */
const STRIP = '--toast-strip';
/** The page scrolls, a banner comes, a list grows shorter: no event tells all of it. */
const LOOK_AGAIN_MS = 200;

/**
 * Keeps a toast off everything that can be pressed or filled in: it goes up as far as it has to, and where there is no
 * room, as on a phone, the page makes way for it at the top of the window.
 */
export function useFreePlace(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toast.current;
    if (!element) return;
    const page = document.documentElement.style;
    const look = () => {
      if (!element.dataset.strip && !findRoom(element)) makeRoom(element, page);
    };
    look();
    // Once more before it is seen: the summary of a form that was refused has been scrolled to by then.
    const frame = requestAnimationFrame(look);
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(again);
      page.removeProperty(STRIP);
      page.removeProperty('overflow-anchor');
    };
  }, [toast]);
}

/** @returns whether there is any */
function findRoom(toast: HTMLElement): boolean {
  const keptFree = inSight(toast);
  if (freeShift(toast.getBoundingClientRect(), keptFree) === 0) return true;
  toast.style.transform = '';
  const shift = freeShift(toast.getBoundingClientRect(), keptFree);
  if (shift) toast.style.transform = `translateY(-${shift}px)`;
  return shift !== undefined;
}

function makeRoom(toast: HTMLElement, page: CSSStyleDeclaration): void {
  toast.style.transform = '';
  toast.dataset.strip = 'true';
  page.setProperty(STRIP, `${toast.offsetHeight}px`);
  // What is in sight shall move down, too, and not stay under the toast.
  page.setProperty('overflow-anchor', 'none');
}

/** What of it is in sight, apart from the toast, its own button and its place. */
const inSight = (toast: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(KEPT_FREE)]
    .filter((one) => !toast.contains(one) && !one.contains(toast))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight);
