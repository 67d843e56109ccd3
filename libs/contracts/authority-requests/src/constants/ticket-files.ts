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
