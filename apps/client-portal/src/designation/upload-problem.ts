import { sentenceByCode, type SentencesByCode } from '@rep13/web-kit/api';

const NOT_A_PDF = 'This file is not a PDF. Please choose the signed letter as a PDF.';

const BY_CODE: SentencesByCode = {
  'agreements.not-a-pdf': NOT_A_PDF,
  'onboarding.file-type-not-accepted': NOT_A_PDF,
  'onboarding.file-too-large': 'This file is larger than 10 MB. Please choose a smaller one.',
  'onboarding.file-active':
    'This PDF holds a script, an action or other files. Please print it into a new PDF and choose that.',
  'onboarding.file-unreadable':
    'This PDF is protected or damaged. Please choose one that opens without a password.',
  'onboarding.file-infected': 'Our virus scanner found something harmful in this file.',
  'onboarding.file-not-scanned':
    'We cannot check files for viruses at the moment. Please try again in a minute.',
  'gateway.not-found': 'This letter no longer needs a signature.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be signed.',
};

/** Why a letter was not taken, and what to do about it. */
export const uploadProblem = (error: unknown): string =>
  sentenceByCode(error, BY_CODE) ?? 'The letter could not be uploaded. Please try again.';
