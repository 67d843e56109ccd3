import { MESSAGES } from '@rep13/contracts-constants';
import { given, type Rules } from '@rep13/ui';
import { PARTICULARS_RULES } from '@rep13/ui/particulars';
import type { SignupValues } from './signup-fields.ts';

/** As the body class `SignupBody` of the contracts has them. */
export const SIGNUP_RULES: Rules<SignupValues> = {
  ...PARTICULARS_RULES,
  termsAccepted: given(MESSAGES.termsAccepted),
  privacyAccepted: given(MESSAGES.privacyAccepted),
  contactUpdateAcknowledged: given(MESSAGES.contactUpdateAcknowledged),
  consentConfirmed: given(MESSAGES.consentConfirmed),
};
