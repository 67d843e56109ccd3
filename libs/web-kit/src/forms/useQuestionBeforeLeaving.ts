import { useEffect } from 'react';

const MARK = 'unsentForm';

/**
 * Asks before a form that is not sent is left: by closing the tab, by a link, by Back.
 * @param question for links and Back; when the tab is closed the browser asks in its own words.
 */
export function useQuestionBeforeLeaving(isUnsent: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsent) return;
    const listening = new AbortController();
    const { signal } = listening;
    const holdLink = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const holdBack = () => {
      if (isMarked()) return;
      if (!window.confirm(question)) return mark();
      listening.abort();
      window.history.back();
    };
    if (!isMarked()) mark();
    window.addEventListener('popstate', holdBack, { signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    document.addEventListener('click', holdLink, { capture: true, signal });
    return () => {
      listening.abort();
      // Sent: the second entry goes. After a step to elsewhere it is not the one that shows.
      if (isMarked()) window.history.back();
    };
  }, [isUnsent, question]);
}

const stateOf = () => window.history.state as Record<string, unknown> | null;

const isMarked = (): boolean => Boolean(stateOf()?.[MARK]);

/**
 * A second entry for the same place. The router hears of Back before anybody else and would show the page before;
 * so the first step back leads to where one is, and leaves time to ask.
 */
const mark = (): void => window.history.pushState({ ...stateOf(), [MARK]: true }, '');

/** A plain click on a link to another page of ours; for other sites the browser asks by itself. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const staysOpen = link.target === '_blank' || link.hasAttribute('download');
  const isOtherPage = link.pathname + link.search !== location.pathname + location.search;
  return !staysOpen && link.origin === location.origin && isOtherPage;
}
