const FIELDS = 'input:not([type=hidden], [hidden], [readonly]), textarea:not([readonly]), select';

/**
 * Puts the focus into the first field that waits to be filled in, unless one has it. A dialog that opens without
 * movement, as readers may ask for, takes it from a field that asked for it by itself.
 */
export function focusFirstEmpty(place: HTMLElement | null): void {
  if (!place || (place.contains(document.activeElement) && document.activeElement?.matches(FIELDS))) return;
  const fields = [...place.querySelectorAll<HTMLInputElement>(FIELDS)];
  fields.find(({ value }) => value === '')?.focus();
}
