import type {
  MailAnswer,
  MailAutomatic,
  MailIgnoredAs,
  MailReading,
  MailState,
  MailUnreadable,
} from '@rep13/contracts-sla/constants';
import type { MailSuggestionView } from '@rep13/contracts-sla';

export const MAIL_STATE: Record<MailState, string> = {
  reading: 'It is being read',
  waiting: 'Waiting for one of us',
  order: 'It became an order',
  attached: 'It is part of an order',
  aside: 'It was put aside by a rule',
  ignored: 'It was ignored',
  answered: 'It was answered',
};

/** Of those about which somebody or a rule has decided for good. */
export const DONE = [
  ['order', 'Became an order'],
  ['attached', 'Part of an order'],
  ['ignored', 'Ignored'],
  ['answered', 'Answered'],
] as const satisfies readonly (readonly [MailState, string])[];

export const IGNORED_AS: Record<MailIgnoredAs, string> = {
  newsletter: 'A newsletter',
  advertising: 'Advertising',
  'client-mail': 'A mail of a client',
  other: 'Something else that is not an order',
};

export const MAIL_ANSWER: Record<MailAnswer, string> = {
  'use-the-form': 'Please use the form for authorities',
  'not-for-us': 'It is not for us',
  'send-readable': 'We cannot read it: please send it another way',
};

export const AUTOMATIC: Record<MailAutomatic, string> = {
  reply: 'An automatic reply',
  bounce: 'Notice that one of our emails did not arrive',
  receipt: 'Notice that one of our emails arrived or was opened',
  list: 'A mail to a list',
  own: 'One of our own emails, returned',
};

/** What of it can be read, where that is not all. */
export const READING: Record<Exclude<MailReading, 'whole'>, string> = {
  partly: 'Only a part of this mail could be read. The rest is in its bytes.',
  sealed: 'This email is not encrypted with one of our keys, so we cannot read it. Answer it, or call.',
  no: 'This mail could not be read.',
};

export const UNREADABLE: Record<MailUnreadable, string> = {
  'too-large': 'It is larger than what we take in. Read it in the mailbox.',
  'headers-too-large': 'Its head is larger than any mail needs.',
  'too-deep': 'Its parts lie in each other deeper than we look.',
  broken: 'It is damaged.',
  crashed: 'Reading it failed three times. Take its bytes with care: it may be made for that.',
};

/** Why an order is suggested. */
export const WHY: Record<MailSuggestionView['why'], string> = {
  proven: 'it answers one of our emails about this order',
  named: 'it names its reference, which anybody can',
  sender: 'its authority writes from the same domain',
};

const RULES: Readonly<Record<string, string>> = {
  'came-back': 'It is one of our own emails, returned.',
  bounced: 'It says that one of our emails did not arrive. The order says so.',
  'answered-by-machine': 'An automatic answer to one of our emails. The order says so.',
  reply: 'It answers one of our emails and comes from the domain of the authority.',
  probe: 'It is the test that we mail to this mailbox each day.',
  bulk: 'It went to many, or lay among the spam, and its domain is not in the directory.',
  'known-authority': 'It came through the servers of an authority of the directory.',
};

/** What a rule went by; one of a newer release than this page by its name. */
export const ruleLabel = (rule: string): string => RULES[rule] ?? `Rule: ${rule}`;
