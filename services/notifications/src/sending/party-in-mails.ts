import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { singleLine } from '../emails/single-line.ts';

const NAME_MAX = 60;

/**
 * A client as mails may show it. Who registers may name any mailbox, so mails must not carry what somebody typed to
 * somebody else: of all the fields only the company's name is left, shortened and without web addresses.
 */
export const partyInMails = (party: SignupPartyView): SignupPartyView => ({
  ...party,
  companyName: shortName(party.companyName),
  websiteUrl: '',
  legalContactName: 'your legal contact',
  escalationContactName: null,
});

function shortName(name: string): string {
  const characters = [...singleLine(name).replace(/\w+:\/\/\S*/gu, '…')];
  return characters.length > NAME_MAX
    ? `${characters.slice(0, NAME_MAX - 1).join('')}…`
    : characters.join('');
}
