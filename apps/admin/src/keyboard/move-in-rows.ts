const ROW = '[data-row]';

/** Puts the focus on the next (1) or previous (-1) row of the list on the screen. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const target = current < 0 ? rows[0] : rows[current + step];
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** Puts the cursor into the search of the list on the screen. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}

/** From the search on to what it found: the keys for rows work there, and a screen reader reads the list's name. */
export function focusList(): void {
  document.querySelector(ROW)?.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
}
