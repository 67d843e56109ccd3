import { normalisedWebsite, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { ProfileField } from '@rep13/contracts-onboarding';
import { CONTACTS, type CONTACT_FIELDS } from '@rep13/contracts-onboarding/constants';
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

/** The particulars of a company as they are typed; empty for what may be absent. */
export type ParticularsValues = Record<ProfileField, string>;

const nameRule = (isOptional: boolean) =>
  isOptional ? optionalText(LIMITS.nameMax) : requiredText(MESSAGES.legalContactName, LIMITS.nameMax);

const emailRule = (isOptional: boolean) => (isOptional ? optionalEmail() : requiredEmail());

const CONTACT_RULES = Object.fromEntries(
  CONTACTS.flatMap(({ name, email, isOptional }) => [
    [name, nameRule(isOptional)],
    [email, emailRule(isOptional)],
  ]),
) as Record<(typeof CONTACT_FIELDS)[number], ReturnType<typeof emailRule>>;

/** As `ClientParticulars` of the contracts has them. */
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
  ...CONTACT_RULES,
} satisfies Required<Rules<ParticularsValues>>;

/**
 * Under a field for a whole address. No name that browsers fill in by means a street with its town, so that such a field
 * has none: half an address would look like a whole one.
 */
export const WHOLE_ADDRESS = 'Street, town, postal code and country.';
