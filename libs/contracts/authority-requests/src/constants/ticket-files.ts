import { PROVIDER_FILES } from '@rep13/contracts-constants';

/** What a ticket's files may be, how many it may hold, and how large one may be. */
export const TICKET_FILES = {
  bytesMax: 25 * 1024 * 1024,
  /** Endings a browser may offer for choosing; what a file is, its bytes decide. */
  extensions: [
    ...PROVIDER_FILES.extensions,
    '.png',
    '.jpg',
    '.jpeg',
    '.eml',
    '.csv',
    '.xlsx',
    '.p7m',
    '.asice',
  ],
  filesMax: 20,
  /** All files of who filed a request together, in bytes, before the mailbox that it names is confirmed. */
  unconfirmedBytesMax: 5 * 1024 * 1024,
} as const;

/** Length of a message about an order, in characters. */
export const TICKET_MESSAGE_MAX = 20_000;

const ACCEPTED =
  'Please choose a PDF, Word, OpenDocument or plain text file, a picture (png, jpg), a mail (eml), a table (csv, xlsx) or a signed file (p7m, asice)';

/** What is said of any file that is not taken, wherever it is chosen; each without its full stop. */
export const FILE_SENTENCES = {
  empty: 'This file is empty',
  notAccepted: ACCEPTED,
  unread: 'This file could not be read. Please choose it again',
  unknown: 'The file could not be taken. Please try again',
  active:
    'This file holds a script, an action or other files. Please print it into a new PDF and choose that',
  unreadable:
    'This file is protected or damaged, so we cannot look into it. Please choose one without a password',
  infected: 'Our virus scanner found something harmful in this file',
  notScanned: 'We cannot check files for viruses at the moment. Please try again in a minute',
  tooMany: 'That was too much at once. Please try again in a minute',
};
export type FileSentences = Readonly<Record<keyof typeof FILE_SENTENCES, string>>;
