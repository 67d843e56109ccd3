import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { fileProblems } from '@rep13/web-kit/uploads';

export type FileProblems = ReturnType<typeof fileProblems>;

/** What is said to an authority of a file that is not taken. */
export const fileProblemsIn = (texts: PageTexts['files']): FileProblems =>
  fileProblems({
    ...texts,
    byCode: {
      'onboarding.upload-incomplete': texts.incomplete,
      'sla.ticket-files-full': texts.full,
      'agreements.mandate-over': texts.noMandate,
      'sla.ticket-closed': texts.closed,
      'sla.request-held': texts.held,
    },
  });
