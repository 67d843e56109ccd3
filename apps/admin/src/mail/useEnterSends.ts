import { useEffect, useRef } from 'react';

const HAS_ENTER = 'input, select, textarea, button, a';

/** Enter sends the form of a dialog also before anything in it has the focus, such as right after it was opened. */
export function useEnterSends(formId: string, isSending: boolean): void {
  const isBusy = useRef(isSending);
  useEffect(() => {
    isBusy.current = isSending;
  });
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, repeat, target }: KeyboardEvent) => {
      if (key !== 'Enter' || ctrlKey || metaKey || repeat || isBusy.current) return;
      if (target instanceof Element && target.closest(HAS_ENTER)) return;
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [formId]);
}
