const MARK = 'unsentForm';

const stateOf = () => window.history.state as Record<string, unknown> | null;
const markShown = (): unknown => stateOf()?.[MARK];

/** The entry that was told to go: it still shows for some milliseconds, in which nobody may take it for its own. */
let leaving: { mark: unknown; listening: AbortController } | undefined;

const isLeaving = (): boolean => leaving !== undefined && leaving.mark === markShown();

/** Whether the browser is at the second entry. */
export const isSecondEntry = (): boolean => Boolean(markShown()) && !isLeaving();

/**
 * A second entry for the same place. The router learns of Back first and would show the page before;
 * so the first step back leads to where one is, and leaves time to ask.
 * It stays while the form is there: taking it away is a step back, and browsers drop a reload asked for meanwhile.
 * Nothing is done while the one before still shows.
 */
export function makeSecondEntry(): void {
  if (isLeaving()) return;
  leaving?.listening.abort();
  leaving = undefined;
  window.history.pushState({ ...stateOf(), [MARK]: Math.random() }, '');
}

/**
 * When the form goes and its page stays; after a step to another page it is not the second entry that shows.
 * @param done called once the browser is back at the first
 */
export function removeSecondEntry(done: () => void): void {
  if (!isSecondEntry()) return;
  const listening = new AbortController();
  leaving = { mark: markShown(), listening };
  window.addEventListener('popstate', done, { once: true, signal: listening.signal });
  window.history.back();
}
