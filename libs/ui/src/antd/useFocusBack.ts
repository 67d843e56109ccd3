import { useEffect, useState } from 'react';

/** Where the focus was before each of the dialogs that are open, the latest last. */
const openers: Element[][] = [];

/**
 * When this leaves the page and takes the focus with it, the focus goes back to what opened it. That may be gone: a button
 * of another dialog that was closed meanwhile, or one that was switched off while something was sent. Then it goes to
 * what had opened that dialog, and if nothing is left to the page's content. antd does so for dialogs that are hidden, not
 * for those that are taken away.
 */
export function useFocusBack(): void {
  const [before] = useState(focusedBefore);
  useEffect(() => {
    openers.push(before);
    return () => {
      openers.splice(openers.indexOf(before), 1);
      if (document.activeElement !== document.body) return;
      const back = before.find(mayHaveFocus) ?? document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [before]);
}

/** The nearest first; the document itself is no place to go back to. */
function focusedBefore(): Element[] {
  const { activeElement, body } = document;
  const now = activeElement && activeElement !== body ? [activeElement] : [];
  return [...now, ...(openers.at(-1) ?? [])];
}

const mayHaveFocus = (element: Element): boolean => element.isConnected && !element.matches(':disabled');
