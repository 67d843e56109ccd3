import { useEffect, type RefObject } from 'react';
import { boxesInSight, freeShift } from '@rep13/web-kit';

/** What can be used, and a message that is being read. */
const OBSTACLES = 'a[href], button, input, select, textarea, summary, [role="combobox"], [data-toast]';
/** While the page is scrolled the button stays where it is; it would jump from gap to gap. */
const AT_REST_MS = 120;

/**
 * Moves a floating button up to the next place where it covers nothing that can be used. Where there is none, as on a
 * phone full of fields, `data-crowded` says so.
 */
export function useClearOfControls(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const whenAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => moveClear(element), AT_REST_MS);
    };
    const resized = new ResizeObserver(whenAtRest);
    resized.observe(document.body);
    const changed = new MutationObserver(whenAtRest);
    changed.observe(document.body, { childList: true, subtree: true });
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', whenAtRest, options);
    window.addEventListener('resize', whenAtRest);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('scroll', whenAtRest, options);
      window.removeEventListener('resize', whenAtRest);
    };
  }, [button]);
}

function moveClear(button: HTMLElement): void {
  const lifted = Number(button.dataset.lifted ?? 0);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corner = { left, right, top: top + lifted, bottom: bottom + lifted };
  const shift = freeShift(corner, boxesInSight(OBSTACLES, button));
  button.dataset.crowded = String(shift === undefined);
  button.dataset.lifted = String(shift ?? 0);
  button.style.translate = shift ? `0 -${shift}px` : '';
}
