import { LIMITS, MESSAGES, WEBSITE_URL } from '@rep13/contracts-constants';
import {
  all,
  atLeast,
  given,
  matching,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from '@rep13/ui';
import type { Rules } from '@rep13/ui';
import type { SignupValues } from './signup-fields.ts';

/** As the body class `SignupBody` of the contracts has them. */
export const SIGNUP_RULES: Rules<SignupValues> = {
  companyName: requiredText(MESSAGES.companyName, LIMITS.nameMax),
  websiteUrl: all(
    requiredText(MESSAGES.websiteUrlRequired, LIMITS.urlMax),
    matching(WEBSITE_URL, MESSAGES.websiteUrl),
  ),
  registrationNumber: optionalText(LIMITS.registrationNumberMax),
  countryOfIncorporation: given(MESSAGES.countryOfIncorporation),
  registeredAddress: all(
    requiredText(MESSAGES.registeredAddress, LIMITS.addressMax),
    atLeast(LIMITS.addressMin, MESSAGES.registeredAddress),
  ),
  legalContactName: requiredText(MESSAGES.legalContactName, LIMITS.nameMax),
  legalContactEmail: requiredEmail(),
  escalationContactName: optionalText(LIMITS.nameMax),
  escalationContactEmail: optionalEmail(),
  termsAccepted: given(MESSAGES.termsAccepted),
  privacyAccepted: given(MESSAGES.privacyAccepted),
  contactUpdateAcknowledged: given(MESSAGES.contactUpdateAcknowledged),
  consentConfirmed: given(MESSAGES.consentConfirmed),
};
