import { MESSAGES } from '@rep13/contracts-constants';
import type { RegisterAgainBody } from '@rep13/contracts-onboarding';
import type { Rules } from '../form/form-state.ts';
import { given } from '../form/rules.ts';

/** The four boxes of a registration. */
export type ConsentValues = RegisterAgainBody;

export const NOTHING_TICKED: ConsentValues = {
  termsAccepted: false,
  privacyAccepted: false,
  contactUpdateAcknowledged: false,
  consentConfirmed: false,
};

/** What a box is called in messages. */
export const CONSENT_LABELS: Record<keyof ConsentValues, string> = {
  termsAccepted: 'Terms of Service',
  privacyAccepted: 'Privacy Policy',
  contactUpdateAcknowledged: 'Contact updates',
  consentConfirmed: 'Confirmation',
};

/** As the body class `RegisterAgainBody` of the contracts has them. */
export const CONSENT_RULES: Rules<ConsentValues> = {
  termsAccepted: given(MESSAGES.termsAccepted),
  privacyAccepted: given(MESSAGES.privacyAccepted),
  contactUpdateAcknowledged: given(MESSAGES.contactUpdateAcknowledged),
  consentConfirmed: given(MESSAGES.consentConfirmed),
};
