import type { ClientParticulars, ClientParticularsView, ProfileField } from './client-particulars.ts';

type Labels = Readonly<Record<ProfileField, string>>;

/** What the particulars of a client are called at their fields, in lists and in messages. */
export const PARTICULARS_LABELS: Labels = {
  companyName: 'Company name',
  websiteUrl: 'Website URL',
  registrationNumber: 'Company registration number',
  countryOfIncorporation: 'Country of incorporation',
  registeredAddress: 'Registered address',
  legalContactName: 'Legal contact name',
  legalContactEmail: 'Legal contact email',
  escalationContactName: 'Escalation contact name',
  escalationContactEmail: 'Escalation contact email',
};

/** The particulars, in the order of forms and files. */
export const PARTICULARS = Object.keys(PARTICULARS_LABELS) as readonly ProfileField[];

/** The particulars alone of what has more; an empty text is none. */
export const particularsOf = (source: ClientParticulars): ClientParticularsView =>
  Object.fromEntries(
    PARTICULARS.map((field) => [field, source[field] || null]),
  ) as unknown as ClientParticularsView;

/** In a sentence of a mail. */
export const PARTICULARS_IN_MAILS: Labels = {
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

/** As columns of a file. */
export const PARTICULARS_COLUMNS: Labels = {
  companyName: 'Company',
  websiteUrl: 'Website',
  registrationNumber: 'Registration number',
  countryOfIncorporation: 'Country',
  registeredAddress: 'Registered address',
  legalContactName: 'Legal contact',
  legalContactEmail: 'Legal contact email',
  escalationContactName: 'Escalation contact',
  escalationContactEmail: 'Escalation contact email',
};
