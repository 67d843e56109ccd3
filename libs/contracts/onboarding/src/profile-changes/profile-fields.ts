/** What stands in the agreement about the company itself, and so in the register, on certificates and in letters. */
export const COMPANY_FIELDS = [
  'companyName',
  'websiteUrl',
  'registrationNumber',
  'countryOfIncorporation',
  'registeredAddress',
] as const;

/** Where mail about the mandate and about orders goes. */
export const ADDRESS_FIELDS = ['legalContactEmail', 'escalationContactEmail'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Everything that a client may change of what it registered. */
export const PROFILE_FIELDS = [
  ...COMPANY_FIELDS,
  'legalContactName',
  ...ADDRESS_FIELDS,
  'escalationContactName',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Those of them that may be empty. */
export const OPTIONAL_PROFILE_FIELDS = [
  'registrationNumber',
  'escalationContactName',
  'escalationContactEmail',
] as const satisfies readonly ProfileField[];
