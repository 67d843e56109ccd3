export { CONSENT_LABELS, CONSENT_RULES, NOTHING_TICKED, type ConsentValues } from './consents.ts';
export { ConsentFields } from './ConsentFields.tsx';
