import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { shortened } from './shortened.ts';

/**
 * A client as mails may show it. Who registers may name any mailbox, so mails must not carry what somebody typed to
 * somebody else: of all the fields only the company's name is left, shortened and without web addresses.
 */
export type PartyInMails = Pick<
  SignupPartyView,
  | 'id'
  | 'clientId'
  | 'companyName'
  | 'websiteUrl'
  | 'legalContactName'
  | 'legalContactEmail'
  | 'escalationContactEmail'
  | 'accountStatus'
  | 'paidAt'
  | 'fee'
>;

/** Named field by field: what is added elsewhere is in no mail by itself. */
export const partyInMails = (party: SignupPartyView): PartyInMails => ({
  id: party.id,
  clientId: party.clientId,
  companyName: shortened(party.companyName),
  websiteUrl: '',
  legalContactName: 'your legal contact',
  legalContactEmail: party.legalContactEmail,
  escalationContactEmail: party.escalationContactEmail,
  accountStatus: party.accountStatus,
  paidAt: party.paidAt,
  fee: party.fee,
});

/** Where we write when the legal contact does not answer; null where there is no other address. */
export const escalationAddress = ({ escalationContactEmail }: PartyInMails): string | null =>
  escalationContactEmail || null;
