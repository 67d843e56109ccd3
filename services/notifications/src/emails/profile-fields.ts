import type { ProfileField } from '@rep13/contracts-onboarding';

const FIELD_LABELS: Record<ProfileField, string> = {
  companyName: 'company name',
  websiteUrl: 'website',
  registrationNumber: 'company number',
  countryOfIncorporation: 'country of incorporation',
  registeredAddress: 'registered address',
  legalContactName: 'name of the legal contact',
  legalContactEmail: 'email of the legal contact',
  escalationContactName: 'name of the escalation contact',
  escalationContactEmail: 'email of the escalation contact',
};

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Which particulars, by their labels. Their values stay out of mails. */
export const profileFields = (fields: readonly ProfileField[]): string =>
  LIST.format(fields.map((field) => FIELD_LABELS[field]));
