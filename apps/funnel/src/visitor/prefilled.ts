/** What the visitor has typed into a form and is not asked for again in the ones that follow. */
type Detail = 'email' | 'company' | 'website';

const keyOf = (detail: Detail): string => `rep13.prefilled-${detail}`;

/** Keeps it for the forms that follow in this tab. */
export function prefill(detail: Detail, value: string): void {
  try {
    sessionStorage.setItem(keyOf(detail), value);
  } catch {
    // Storage may be switched off; the visitor then types it again.
  }
}

/** What was typed earlier in this tab, or an empty text. */
export function prefilled(detail: Detail): string {
  try {
    return sessionStorage.getItem(keyOf(detail)) ?? '';
  } catch {
    return '';
  }
}
