import { deleteSavedForms } from '../form/saved-form.ts';
import { useCheckStore } from '../check/useCheckStore.ts';

/** What the funnel keeps in this tab of the person before it. Attribution stays: it is of the browser's way here. */
const OF_A_PERSON = /^rep13\.(draft\.|signup$|prefilled-)/;

/** Leaves nothing of this visitor in this browser: the next person at it must not find it. */
export function forgetVisitor(): void {
  useCheckStore.getState().restart();
  deleteSavedForms();
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => OF_A_PERSON.test(name)))
      sessionStorage.removeItem(key);
  } catch {
    // Storage may be switched off; then nothing was kept.
  }
}
