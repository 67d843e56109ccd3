import type { SignupPartyView } from '@rep13/contracts-onboarding';
import type { Link } from './email-content.ts';
import type { MailLinks } from './mail-links.ts';

/** Where a client stands on the way to a mandate in force. */
export interface Progress {
  readonly paid: boolean;
  readonly signed: boolean;
  readonly accountStatus: SignupPartyView['accountStatus'];
}

/** The mandate counts as in force once the fee is paid and the agreement signed. */
export function mandateSentence({ paid, signed }: Progress): string {
  if (paid && signed) return 'Your mandate is in force: the fee is paid and the agreement is signed.';
  if (paid) return 'Your mandate comes into force once you have signed the agreement.';
  if (signed) return 'Your mandate comes into force once the yearly fee is paid.';
  return 'Your mandate comes into force once the yearly fee is paid and you have signed the agreement.';
}

/** The one thing to do next; a suspended client can only read. */
export function nextStep({ paid, signed, accountStatus }: Progress, links: MailLinks): Link {
  if (accountStatus === 'suspended') return openPortal(links);
  if (!paid) return { label: 'Pay the yearly fee', url: links.pay() };
  if (!signed) return { label: 'Sign the agreement', url: links.sign() };
  if (accountStatus === 'pending') return { label: 'Set up your client account', url: links.setUpAccount() };
  return openPortal(links);
}

const openPortal = (links: MailLinks): Link => ({ label: 'Open the client portal', url: links.portal() });
