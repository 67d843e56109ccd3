import { FILE_SENTENCES, TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { fileProblems } from '@rep13/web-kit/uploads';

/** What is said to a client of a file that is not taken. */
export const FILE_PROBLEMS = fileProblems({
  general: FILE_SENTENCES,
  tooLarge: `This file is larger than ${TICKET_FILES.bytesMax / 1024 / 1024} MB. Please choose a smaller one, or send it in parts`,
  anotherKind: 'What is in this file is of another kind than its name says',
  brokeOff: 'The upload was interrupted. Please check your connection and choose the file again',
  byCode: {
    'onboarding.upload-incomplete': 'The upload was incomplete. Please choose it again',
    'sla.ticket-files-full': `You have sent ${TICKET_FILES.filesMax} files about this order, which is all there is room for. Please put more of them into one`,
    'sla.ticket-closed': `This order was closed meanwhile. Please write to ${LEGAL_ENTITY.supportEmail}`,
  },
});
