import { useEffect, useRef, type FocusEvent, type FocusEventHandler } from 'react';

/**
 * Lets the fields of a form be left only once the press that took the focus from them is over: what is wrong with a
 * field comes up when it is left, moves on what stands below, and a button that moves between press and release is
 * not clicked.
 * @returns for the form's `onBlurCapture`
 */
export function useBlurAfterPress(): FocusEventHandler {
  const isPressed = useRef(false);
  const held = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click follows in the same task.
      setTimeout(() => held.current.splice(0).forEach((leave) => leave()));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', press, options);
    // A native list keeps the release of the press that opened it; a key tells that it is over, too.
    for (const end of ['pointerup', 'pointercancel', 'keydown'])
      window.addEventListener(end, release, options);
    return () => listening.abort();
  }, []);

  return (event) => {
    if (!isPressed.current) return;
    event.stopPropagation();
    held.current.push(() => leave(event));
  };
}

function leave({ target, relatedTarget }: FocusEvent): void {
  if (target === document.activeElement) return;
  target.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true, relatedTarget }));
}
