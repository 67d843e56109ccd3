/** The facts of the representative's record that certificates and letters print. */
export const RECORD_FIELDS = [
  'brand',
  'name',
  'registry',
  'registryCode',
  'address',
  'memberState',
  'coordinator',
  'authorityEmail',
  'phone',
  'languages',
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** What each fact is called in mails and on pages. */
export const RECORD_FIELD_LABELS: Readonly<Record<RecordField, string>> = {
  brand: 'Trade name',
  name: 'Company name',
  registry: 'Company register',
  registryCode: 'Company number',
  address: 'Postal address',
  memberState: 'Member State of establishment',
  coordinator: 'Digital Services Coordinator',
  authorityEmail: 'Email address',
  phone: 'Phone number',
  languages: 'Languages for authorities',
};

/** Those that Article 13(4) DSA makes a client publish. */
export const PUBLISHED_RECORD_FIELDS: readonly RecordField[] = ['name', 'address', 'authorityEmail', 'phone'];
