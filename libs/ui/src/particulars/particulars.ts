import { normalisedWebsite, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { Rules } from '../form/form-state.ts';
import {
  all,
  atLeast,
  given,
  must,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from '../form/rules.ts';

/** What a company's particulars are called, at the field, in lists and in messages. */
export const PARTICULARS_LABELS = {
  companyName: 'Company name',
  websiteUrl: 'Website URL',
  registrationNumber: 'Company registration number',
  countryOfIncorporation: 'Country of incorporation',
  registeredAddress: 'Registered address',
  legalContactName: 'Legal contact name',
  legalContactEmail: 'Legal contact email',
  escalationContactName: 'Escalation contact name',
  escalationContactEmail: 'Escalation contact email',
} as const;

/** The particulars of a company as they are typed; empty for what may be absent. */
export type ParticularsValues = Record<keyof typeof PARTICULARS_LABELS, string>;

/** As `SignupParticulars` of the contracts has them. */
export const PARTICULARS_RULES = {
  companyName: requiredText(MESSAGES.companyName, LIMITS.nameMax),
  websiteUrl: all(
    requiredText(MESSAGES.websiteUrlRequired, LIMITS.urlMax),
    must((text) => normalisedWebsite(text) !== null, MESSAGES.websiteUrl),
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
} satisfies Rules<ParticularsValues>;

/**
 * Under a field for a whole address. No name that browsers fill in by means a street with its town, so that such a field
 * has none: half an address would look like a whole one.
 */
export const WHOLE_ADDRESS = 'Street, town, postal code and country.';
