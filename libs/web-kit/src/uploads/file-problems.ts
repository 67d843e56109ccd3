import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { ApiError, type RefusalCode } from '../api/api-error.ts';
import { sentenceByCode, type SentencesByCode } from '../api/refusal-sentence.ts';

/** Messages about files, each a sentence without its full stop. */
export interface FileSentences {
  tooLarge: string;
  /** What is in it is not what its name says. */
  anotherKind: string;
  /** By the code of the server's refusal. */
  byCode: SentencesByCode;
  brokeOff: string;
  /** It is not there to which files are sent. */
  gone?: string;
}

const NOT_ACCEPTED =
  'Please choose a PDF, Word, OpenDocument or plain text file, a picture (png, jpg), a mail (eml), a table (csv, xlsx) or a signed file (p7m, asice)';
const UNREAD = 'This file could not be read. Please choose it again';
const UNKNOWN = 'The file could not be taken. Please try again';

const BY_CODE: SentencesByCode = {
  'onboarding.file-active':
    'This file holds a script, an action or other files. Please print it into a new PDF and choose that',
  'onboarding.file-unreadable':
    'This file is protected or damaged, so we cannot look into it. Please choose one without a password',
  'onboarding.file-infected': 'Our virus scanner found something harmful in this file',
  'onboarding.file-not-scanned':
    'We cannot check files for viruses at the moment. Please try again in a minute',
  'gateway.too-many-attempts': 'That was too much at once. Please try again in a minute',
};

const MAY_PASS: readonly (RefusalCode | undefined)[] = [
  'onboarding.file-not-scanned',
  'gateway.idempotency-key-in-use',
  'gateway.too-many-attempts',
  'onboarding.upload-incomplete',
];

/** Endings that the browser offers; what a file is, its bytes decide. */
export const FILE_ENDINGS = TICKET_FILES.extensions;

/** Whether the same file may be taken when it is sent again. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || MAY_PASS.includes(error.code));

/** What can be wrong with a file of an order, in an app's sentences and without a full stop. */
export function fileProblems({ tooLarge, anotherKind, byCode, brokeOff, gone }: FileSentences) {
  const sentences: SentencesByCode = {
    ...BY_CODE,
    'onboarding.file-too-large': tooLarge,
    'gateway.body-too-large': tooLarge,
    'onboarding.file-type-not-accepted': `${anotherKind}. ${NOT_ACCEPTED}`,
    ...byCode,
  };

  /** Why a file need not be sent at all; nothing when it may be good. */
  function ofFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
    if (size === 0) return MESSAGES.uploadEmpty;
    if (size > TICKET_FILES.bytesMax) return tooLarge;
    const isOffered = FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
    return isOffered ? undefined : NOT_ACCEPTED;
  }

  /** What the server's refusal, or its silence, means for the person. */
  function ofError(error: unknown): string {
    if (!(error instanceof ApiError)) return UNREAD;
    const { status, errors } = error;
    if (status === 0) return brokeOff;
    if (status === 404 && gone) return gone;
    const sentence = sentenceByCode(error, sentences);
    return sentence ?? errors?.[0]?.message ?? UNKNOWN;
  }

  return { ofFile, ofError };
}
