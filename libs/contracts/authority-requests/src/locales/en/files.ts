import { FILE_SENTENCES, TICKET_FILES, type FileSentences } from '../../constants/index.ts';

const MEGABYTES = TICKET_FILES.bytesMax / 1024 / 1024;

/** What is said of a file that is not taken; each without its full stop. */
export const files = {
  /** Of any file. */
  general: FILE_SENTENCES as FileSentences,
  tooLarge: `This file is larger than ${MEGABYTES} MB. Please send it in parts`,
  anotherKind: 'The contents of this file are in another format than its name says',
  brokeOff: 'The upload was interrupted. Please check your connection and try again',
  gone: 'Your private link has ended. Ask for a new one, and send the file there',
  onlyFirst: (count: number) => `Only the first ${count} files are kept.`,
  waits: (file: string) => `${file} is in the queue`,
  incomplete: 'The upload was incomplete. Please try again',
  full: `You have sent ${TICKET_FILES.filesMax} files, which is all there is room for. Please put more of them into one`,
  noMandate: 'We no longer represent this provider and take nothing more about it',
  closed: 'The request was closed meanwhile and takes no more files',
  held: 'We have to review your request first; it takes no files until then. Please send them later through your private link',
};
