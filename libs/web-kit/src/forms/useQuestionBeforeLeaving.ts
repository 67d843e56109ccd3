import { useEffect } from 'react';

const MARK = 'unsentForm';

/**
 * Asks before a form that is not sent is left: by closing the tab, by a link, by Back.
 * @param question for links and Back; when the tab is closed the browser asks in its own words.
 */
export function useQuestionBeforeLeaving(isUnsent: boolean, question: string): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const holdLink = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    if (isUnsent && !isMarked()) mark();
    let secondEntry = hrefIfMarked();
    const holdBack = () => {
      const isFirstEntry = location.href === secondEntry && !isMarked();
      secondEntry = hrefIfMarked();
      if (!isFirstEntry) return;
      if (isUnsent && !window.confirm(question)) {
        mark();
        secondEntry = location.href;
      } else {
        listening.abort();
        window.history.back();
      }
    };
    window.addEventListener('popstate', holdBack, { signal });
    if (isUnsent) {
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
      document.addEventListener('click', holdLink, { capture: true, signal });
    }
    return () => listening.abort();
  }, [isUnsent, question]);
  useEffect(() => removeSecondEntry, []);
}

const stateOf = () => window.history.state as Record<string, unknown> | null;

const isMarked = (): boolean => Boolean(stateOf()?.[MARK]);

const hrefIfMarked = (): string | null => (isMarked() ? location.href : null);

/**
 * A second entry for the same place. The router learns of Back first and would show the page before;
 * so the first step back leads to where one is, and leaves time to ask.
 * It stays while the form is there: taking it away is a step back, and browsers drop a reload asked for meanwhile.
 */
const mark = (): void => window.history.pushState({ ...stateOf(), [MARK]: true }, '');

/** When the form goes and its page stays; after a step to another page it is not the second entry that shows. */
const removeSecondEntry = (): void => {
  if (isMarked()) window.history.back();
};

/** A plain click on a link to another page of this site; for other sites the browser asks by itself. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const staysOpen = link.target === '_blank' || link.hasAttribute('download');
  const isOtherPage = link.pathname + link.search !== location.pathname + location.search;
  return !staysOpen && link.origin === location.origin && isOtherPage;
}
