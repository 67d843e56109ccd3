const KEY = 'rep13.single-keys';

/** Whether single letters do something here: WCAG 2.1.4 wants a way to turn them off, since speech input types them. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** For this browser; where nothing can be stored, until the page is loaded again. */
export function storeSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // As said.
  }
}
