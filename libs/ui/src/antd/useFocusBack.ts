import { useEffect, useState } from 'react';

/**
 * When this leaves the page and takes the focus with it, the focus goes back to where it was before, or to the page's
 * content if that is gone by now. antd does so for dialogs that are hidden, not for those that are taken away.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const back = before?.isConnected ? before : document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    [before],
  );
}
