import type { ProfileField } from './client-particulars.ts';

/**
 * What a change of each field needs before it is applied: `staff` accepts what stands in the agreement about the company
 * itself, and so in the register, on certificates and in letters; the `mailbox` confirms where mail about the mandate and
 * about orders goes. In the order of the events.
 */
const PROOFS = {
  companyName: 'staff',
  websiteUrl: 'staff',
  registrationNumber: 'staff',
  countryOfIncorporation: 'staff',
  registeredAddress: 'staff',
  legalContactName: 'none',
  legalContactEmail: 'mailbox',
  escalationContactEmail: 'mailbox',
  escalationContactName: 'none',
} as const satisfies Record<ProfileField, 'staff' | 'mailbox' | 'none'>;

type Proof = (typeof PROOFS)[ProfileField];
type FieldWith<Kind extends Proof> = {
  [Field in ProfileField]: (typeof PROOFS)[Field] extends Kind ? Field : never;
}[ProfileField];

/** Everything that a client may change of what it registered. */
export const PROFILE_FIELDS = Object.keys(PROOFS) as readonly ProfileField[];

const fieldsWith = <const Kind extends Proof>(proof: Kind) =>
  PROFILE_FIELDS.filter((field): field is FieldWith<Kind> => PROOFS[field] === proof);

export const COMPANY_FIELDS = fieldsWith('staff');
export const ADDRESS_FIELDS = fieldsWith('mailbox');
export type AddressField = FieldWith<'mailbox'>;
