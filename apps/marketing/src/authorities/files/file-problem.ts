import type { PageWords } from '@rep13/contracts-authority-requests/words';
import { fileProblems } from '@rep13/web-kit/uploads';

export type FileProblems = ReturnType<typeof fileProblems>;

/** What is said to an authority of a file that is not taken. */
export const fileProblemsIn = (words: PageWords['files']): FileProblems =>
  fileProblems({
    ...words,
    byCode: {
      'onboarding.upload-incomplete': words.incomplete,
      'sla.ticket-files-full': words.full,
      'agreements.mandate-over': words.noMandate,
      'sla.ticket-closed': words.closed,
      'sla.request-held': words.held,
    },
  });
