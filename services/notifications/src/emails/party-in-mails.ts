import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { isAddressProven } from './proven-address.ts';
import { shortened } from './shortened.ts';

/**
 * A client as mails may show it. Who registers may name any mailbox, so mails must not carry what somebody typed to
 * somebody else: of all the fields only names are left, shortened and without web addresses: the company's, and the contact's own.
 */
export type PartyInMails = Pick<
  SignupPartyView,
  | 'id'
  | 'clientId'
  | 'companyName'
  | 'legalContactEmail'
  | 'escalationContactEmail'
  | 'accountStatus'
  | 'paidAt'
  | 'fee'
> & {
  /** The legal contact's name, to greet that mailbox by; null until the mailbox is proven to be the client's. */
  readonly contactName: string | null;
};

/** Named field by field: what is added elsewhere is in no mail by itself. */
export const partyInMails = (party: SignupPartyView): PartyInMails => ({
  id: party.id,
  clientId: party.clientId,
  companyName: shortened(party.companyName),
  contactName: isAddressProven(party) ? shortened(party.legalContactName) : null,
  legalContactEmail: party.legalContactEmail,
  escalationContactEmail: party.escalationContactEmail,
  accountStatus: party.accountStatus,
  paidAt: party.paidAt,
  fee: party.fee,
});

/** Where we write when the legal contact does not answer; null where there is no other address. */
export const escalationAddress = ({ escalationContactEmail }: PartyInMails): string | null =>
  escalationContactEmail || null;
