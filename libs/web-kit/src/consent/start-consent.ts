import { pushConsent } from './consent-signals.ts';
import { readConsent } from './consent-storage.ts';

/**
 * The first thing a page does: whatever reads the data layer later finds everything denied, unless the visitor has
 * chosen otherwise. Apart from the rest, because it runs before anything shared is loaded. Stores nothing.
 */
export function startConsent(): void {
  pushConsent('default', null);
  const choice = readConsent();
  if (choice) pushConsent('update', choice);
}
