import type { ClientParticulars, ClientParticularsView, ProfileField } from './client-particulars.ts';

interface Particular {
  /** At its field, in lists and in messages. */
  readonly label: string;
  /** In a sentence of a mail. */
  readonly inMails: string;
  /** At the head of a column, or beside the value. */
  readonly column: string;
  /**
   * What a change needs before it is applied: `staff` accepts what stands in the agreement about the company itself, and
   * so in the register, on certificates and in letters; the `mailbox` confirms where mail about the mandate and about
   * orders goes.
   */
  readonly proof: 'staff' | 'mailbox' | 'none';
}

const LEGAL = 'legal contact';
const ESCALATION = 'escalation contact';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nameOf = (contact: string) =>
  ({
    label: `${capital(contact)} name`,
    inMails: `name of the ${contact}`,
    column: capital(contact),
    proof: 'none',
  }) as const satisfies Particular;

const emailOf = (contact: string) =>
  ({
    label: `${capital(contact)} email`,
    inMails: `email of the ${contact}`,
    column: `${capital(contact)} email`,
    proof: 'mailbox',
  }) as const satisfies Particular;

const company = (label: string, inMails: string, column = label) =>
  ({ label, inMails, column, proof: 'staff' }) as const satisfies Particular;

/** All that is said of each particular, in the order of the events. */
const TABLE = {
  companyName: company('Company name', 'company name', 'Company'),
  websiteUrl: company('Website URL', 'website', 'Website'),
  registrationNumber: company('Company registration number', 'company number', 'Registration number'),
  countryOfIncorporation: company('Country of incorporation', 'country of incorporation', 'Country'),
  registeredAddress: company('Registered address', 'registered address'),
  legalContactName: nameOf(LEGAL),
  legalContactEmail: emailOf(LEGAL),
  escalationContactEmail: emailOf(ESCALATION),
  escalationContactName: nameOf(ESCALATION),
} as const satisfies Record<ProfileField, Particular>;

type FieldWith<Proof extends Particular['proof']> = {
  [Field in ProfileField]: (typeof TABLE)[Field]['proof'] extends Proof ? Field : never;
}[ProfileField];

/** Everything that a client may change of what it registered. */
export const PROFILE_FIELDS = Object.keys(TABLE) as readonly ProfileField[];

const fieldsWith = <const Proof extends Particular['proof']>(proof: Proof) =>
  PROFILE_FIELDS.filter((field): field is FieldWith<Proof> => TABLE[field].proof === proof);

export const COMPANY_FIELDS = fieldsWith('staff');
export const ADDRESS_FIELDS = fieldsWith('mailbox');
export type AddressField = FieldWith<'mailbox'>;

type Labels = Readonly<Record<ProfileField, string>>;

const textsOf = (kind: 'label' | 'inMails' | 'column') =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, TABLE[field][kind]])) as Labels;

export const PARTICULARS_LABELS = textsOf('label');
export const PARTICULARS_IN_MAILS = textsOf('inMails');
export const PARTICULARS_COLUMNS = textsOf('column');

/** The people at a client whom we reach about orders, in this order. `is`: what each is, in a sentence. */
export const CONTACTS = [
  { is: LEGAL, name: 'legalContactName', email: 'legalContactEmail', isOptional: false },
  { is: ESCALATION, name: 'escalationContactName', email: 'escalationContactEmail', isOptional: true },
] as const satisfies readonly { name: FieldWith<'none'>; email: AddressField; [fact: string]: unknown }[];

export type Contact = (typeof CONTACTS)[number];

export const CONTACT_FIELDS = CONTACTS.flatMap(({ name, email }) => [name, email]);

/** The particulars, in the order of forms and files. */
export const PARTICULARS: readonly ProfileField[] = [...COMPANY_FIELDS, ...CONTACT_FIELDS];

/** The particulars alone of what has more; an empty text is none. */
export const particularsOf = (source: ClientParticulars): ClientParticularsView =>
  Object.fromEntries(
    PARTICULARS.map((field) => [field, source[field] || null]),
  ) as unknown as ClientParticularsView;
