/**
 * What became of a mail that reached the mailbox for authorities. `reading`: it is kept, and nobody knows yet what it says;
 * `waiting`: a person decides; `aside`: put there by a rule, as newsletters are.
 */
export const MAIL_STATES = [
  'reading',
  'waiting',
  'order',
  'attached',
  'aside',
  'ignored',
  'answered',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How much of a mail could be read; `sealed`: it is encrypted, and not with a key that we have. */
export const MAIL_READINGS = ['whole', 'partly', 'sealed', 'no'] as const;
export type MailReading = (typeof MAIL_READINGS)[number];

/** Why a mail could not be read; its bytes are kept all the same. */
export const MAIL_UNREADABLE = ['too-large', 'headers-too-large', 'too-deep', 'broken', 'crashed'] as const;
export type MailUnreadable = (typeof MAIL_UNREADABLE)[number];

/** What no person wrote: an answer of a machine, news that a mail of ours did not arrive or was opened, a list, or ours. */
export const MAIL_AUTOMATIC = ['reply', 'bounce', 'receipt', 'list', 'own'] as const;
export type MailAutomatic = (typeof MAIL_AUTOMATIC)[number];

/** What staff should know before it believes a mail. */
export const MAIL_WARNINGS = [
  'broken-mime',
  'calendar',
  'charset-guessed',
  'deep',
  'forwarded-in-text',
  'hidden-characters',
  'hidden-text',
  'html-only',
  'html-too-deep',
  'link-shows-other-address',
  'many-parts',
  'name-shows-other-address',
  'nested-message',
  'no-date',
  'no-message-id',
  'odd-time',
  'remote-content',
  'reply-to-elsewhere',
  'same-message-id',
  'several-from',
  'unsigned-part',
  'versions-differ',
  'winmail',
] as const;
export type MailWarning = (typeof MAIL_WARNINGS)[number];

/** What a signature proves: `weak` and `broken` prove nothing; `unchecked`: there is no key to check it with. */
export const MAIL_SIGNATURE_STATES = ['valid', 'broken', 'weak', 'unchecked'] as const;
export type MailSignatureState = (typeof MAIL_SIGNATURE_STATES)[number];

/** As what staff puts a mail away. */
export const MAIL_IGNORED_AS = ['newsletter', 'advertising', 'client-mail', 'other'] as const;
export type MailIgnoredAs = (typeof MAIL_IGNORED_AS)[number];

/** The answers that staff can give to a mail that is no order; their words are fixed. */
export const MAIL_ANSWERS = ['use-the-form', 'not-for-us', 'send-readable'] as const;
export type MailAnswer = (typeof MAIL_ANSWERS)[number];

/** Whether the mailbox is read: `none` where no mailbox is set. */
export const MAILBOX_STATES = ['none', 'connecting', 'connected', 'lost'] as const;
export type MailboxState = (typeof MAILBOX_STATES)[number];

/** What became of the test that is mailed to the address for authorities each day; `junk`: it lay among the spam. */
export const MAIL_PROBE_STATES = ['sent', 'found', 'junk', 'missed'] as const;
export type MailProbeState = (typeof MAIL_PROBE_STATES)[number];

/** Of a mail server's report about a mail: class, subject and detail (RFC 3463, 2). */
export const MAIL_STATUS_CODE = /^[245]\.\d{1,3}\.\d{1,3}$/;

export const MAIL_LIMITS = {
  /** Bytes of one mail, as it came. */
  rawMax: 35 * 1_024 * 1_024,
  /** Bytes of a piece in which it is kept and fetched. */
  pieceBytes: 1_024 * 1_024,
  /** Characters of what it says. */
  textMax: 100_000,
  /** Files of one mail that become files of its order. */
  filesMax: 20,
} as const;
