import { useEffect } from 'react';

const QUESTION = 'Leave this form? What you typed was not sent and will be lost.';
const MARK = 'unsavedForm';

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** A second entry for the same place: the first step back leads to where one is, and leaves time to ask. */
function mark(): void {
  const state = window.history.state as Record<string, unknown> | null;
  window.history.pushState({ ...state, [MARK]: true }, '');
}

/** While a form that goes with its page holds something, Back in the browser asks before both go. */
export function useAskBeforeBack(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = () => {
      if (isMarked()) return;
      if (!window.confirm(QUESTION)) return mark();
      window.removeEventListener('popstate', ask);
      window.history.back();
    };
    mark();
    window.addEventListener('popstate', ask);
    return () => {
      window.removeEventListener('popstate', ask);
      // Sent or cancelled: the second entry goes. After a step to elsewhere it is not the one that shows.
      if (isMarked()) window.history.back();
    };
  }, [isUnsaved]);
}
