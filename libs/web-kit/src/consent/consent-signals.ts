import { pushCommand } from '../data-layer/data-layer.ts';
import type { ConsentChoice } from './consent-storage.ts';

type Signal = 'granted' | 'denied';

/** Google Consent Mode v2: all seven signals, granted for advertising and analytics only by "all". */
export function consentSignals(choice: ConsentChoice | null): Record<string, Signal> {
  const chosen: Signal = choice === 'all' ? 'granted' : 'denied';
  return {
    ad_storage: chosen,
    ad_user_data: chosen,
    ad_personalization: chosen,
    analytics_storage: chosen,
    personalization_storage: chosen,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** `default` must be the first thing in the data layer, before any tag reads it. */
export function pushConsent(kind: 'default' | 'update', choice: ConsentChoice | null): void {
  pushCommand('consent', kind, consentSignals(choice));
}
