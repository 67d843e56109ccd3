import { useLayoutEffect, type RefObject } from 'react';
import { boxesInSight, boxesOf, freeShift } from '../floating/free-place.ts';

/** What can be used. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, legend, summary, [role="combobox"], [role="alert"]';
/** How much of the window's top the page leaves to a toast; the styles of page and header read it. */
const STRIP = '--toast-strip';
/** The page scrolls, a banner comes, a list grows shorter: no event reports all of it. */
const LOOK_AGAIN_MS = 200;

/**
 * Keeps a toast off everything that can be pressed, filled in or read: it goes up as far as it has to, and where there
 * is no room, as on a phone, the page makes way for it at the top of the window.
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
  const obstacles = [...boxesInSight(CONTROLS, toast), ...boxesOf(written(), toast)];
  if (freeShift(toast.getBoundingClientRect(), obstacles) === 0) return true;
  toast.style.transform = '';
  const shift = freeShift(toast.getBoundingClientRect(), obstacles);
  if (shift) toast.style.transform = `translateY(-${shift}px)`;
  return shift !== undefined;
}

/** What is read: whatever holds words of its own. */
function written(): HTMLElement[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const holders = new Set<HTMLElement>();
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) holders.add(parentElement);
  }
  return [...holders];
}

function makeRoom(toast: HTMLElement, page: CSSStyleDeclaration): void {
  toast.style.transform = '';
  toast.dataset.strip = 'true';
  page.setProperty(STRIP, `${toast.offsetHeight}px`);
  // What is in sight shall move down, too, and not stay under the toast.
  page.setProperty('overflow-anchor', 'none');
}
