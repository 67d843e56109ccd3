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
    'This file is protected or damaged, so we cannot check it. Please choose one without a password',
  infected: 'Our virus scanner found something harmful in this file',
  notScanned: 'We cannot check files for viruses at the moment. Please try again in a minute',
  tooMany: 'That was too much at once. Please try again in a minute',
};
export type FileSentences = Readonly<Record<keyof typeof FILE_SENTENCES, string>>;
