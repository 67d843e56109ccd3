import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { fileProblems } from '@rep13/web-kit/uploads';

/** What is said to an authority of a file that is not taken. */
export const FILE_PROBLEMS = fileProblems({
  tooLarge: `This file is larger than ${TICKET_FILES.bytesMax / 1024 / 1024} MB. Please send it in parts`,
  anotherKind: 'The contents of this file are in another format than its name says',
  brokeOff: 'The upload broke off. Please check your connection and try again',
  gone: 'Your private link has ended. Ask for a new one, and send the file there',
  byCode: {
    'onboarding.upload-incomplete': 'The file did not arrive whole. Please try again',
    'sla.ticket-files-full': `You have sent ${TICKET_FILES.filesMax} files, which is all there is room for. Please put more of them into one`,
    'agreements.mandate-over': 'We no longer represent this provider and take nothing more about it',
    'sla.ticket-closed': 'The request was closed meanwhile and takes no more files',
    'sla.request-held':
      'Your request waits for us to look at it, and takes no files until then. Please send them later through your private link',
  },
});
