import type { SenderCheck } from '@rep13/contracts-authority-requests/constants';
import type { Tone } from '@rep13/ui';

/** How far we know that a request comes from the authority it names. */
export const SENDER_CHECK: Record<SenderCheck, readonly [Tone, string, more: string]> = {
  unverified: ['waiting', 'Not confirmed', 'Nobody has confirmed it from the mailbox yet.'],
  'mail-confirmed': ['info', 'Mailbox confirmed', 'Somebody reads the mailbox. Whose it is, we do not know.'],
  directory: ['good', 'In the directory', 'Somebody reads the mailbox, and its domain is this authority’s.'],
  'called-back': ['good', 'Called back', 'Staff asked the authority by the directory’s number.'],
};
