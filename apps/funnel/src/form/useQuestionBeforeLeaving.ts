import { useEffect } from 'react';

/** Drafts stay in this tab; the question is for whoever believes that the form was sent. */
export const QUESTION = 'Leave this page? What you typed stays in this tab, but it is not sent yet.';

/** Asks before a form that is not sent is left: by closing the tab, by a link, by Back and Forward. */
export function useQuestionBeforeLeaving(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const page = location.pathname + location.search;
    const here = indexInHistory();
    let isReturning = false;

    const holdBack = (event: PopStateEvent) => {
      const isStep = location.pathname + location.search !== page;
      if (!isReturning && (!isStep || window.confirm(QUESTION))) return;
      // The router must not hear of it. The address has changed already, and is taken back.
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (isReturning) window.history.go(here - indexInHistory());
    };
    const holdLink = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
    window.addEventListener('popstate', holdBack, options);
    document.addEventListener('click', holdLink, options);
    return () => listening.abort();
  }, [isUnsent]);
}

/** The router numbers the entries of the history. */
const indexInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** A plain click on a link to another page of ours; for other sites the browser asks by itself. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const staysOpen = link.target === '_blank' || link.hasAttribute('download');
  const isOtherPage = link.pathname + link.search !== location.pathname + location.search;
  return !staysOpen && link.origin === location.origin && isOtherPage;
}
