import type { RegisterView } from '@rep13/contracts-agreements';

/** Of the page that was loaded: it is the first to ask. */
let loaded: string | undefined;

/** What the server found for this page and wrote into it; `null`: there is no such entry; `undefined`: ask. */
export function entryInPage(pathname: string): RegisterView | null | undefined {
  if (typeof document === 'undefined') return undefined;
  loaded ??= pathname;
  const data = pathname === loaded && document.getElementById('page-data')?.textContent;
  return data ? JSON.parse(data) : undefined;
}
