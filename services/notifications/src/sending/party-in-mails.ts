import type { SignupPartyView } from '@rep13/contracts-onboarding';
import type { PartyInMails } from '../emails/email.ts';
import { shortened } from './shortened.ts';

/**
 * Who registers may name any mailbox, so mails must not carry what somebody typed to somebody else: of all the fields
 * only the company's name is left, shortened and without web addresses.
 */
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
