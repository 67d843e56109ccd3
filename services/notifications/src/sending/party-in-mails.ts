import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { shortened } from './shortened.ts';

/**
 * A client as mails may show it. Who registers may name any mailbox, so mails must not carry what somebody typed to
 * somebody else: of all the fields only the company's name is left, shortened and without web addresses.
 */
export const partyInMails = (party: SignupPartyView): SignupPartyView => ({
  ...party,
  companyName: shortened(party.companyName),
  websiteUrl: '',
  legalContactName: 'your legal contact',
  escalationContactName: null,
});
