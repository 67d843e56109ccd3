import { TICKET_FILES, type FileSentences } from '@rep13/contracts-authority-requests/constants';
import { ApiError, type RefusalCode } from '../api/api-error.ts';
import { sentenceByCode, type SentencesByCode } from '../api/refusal-sentence.ts';

/** Messages about files, each a sentence without its full stop. */
export interface OwnFileSentences {
  tooLarge: string;
  /** What is in it is not what its name says. */
  anotherKind: string;
  /** By the code of the server's refusal. */
  byCode: SentencesByCode;
  brokeOff: string;
  /** It is not there to which files are sent. */
  gone?: string;
  /** What is said of any file. */
  general: FileSentences;
}

const byCodeIn = (general: FileSentences): SentencesByCode => ({
  'onboarding.file-active': general.active,
  'onboarding.file-unreadable': general.unreadable,
  'onboarding.file-infected': general.infected,
  'onboarding.file-not-scanned': general.notScanned,
  'gateway.too-many-attempts': general.tooMany,
});

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
export function fileProblems(own: OwnFileSentences) {
  const { tooLarge, anotherKind, byCode, brokeOff, gone, general } = own;
  const sentences: SentencesByCode = {
    ...byCodeIn(general),
    'onboarding.file-too-large': tooLarge,
    'gateway.body-too-large': tooLarge,
    'onboarding.file-type-not-accepted': `${anotherKind}. ${general.notAccepted}`,
    ...byCode,
  };

  /** Why a file need not be sent at all; nothing when it may be good. */
  function ofFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
    if (size === 0) return general.empty;
    if (size > TICKET_FILES.bytesMax) return tooLarge;
    const isOffered = FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
    return isOffered ? undefined : general.notAccepted;
  }

  /** What the server's refusal, or its silence, means for the person. */
  function ofError(error: unknown): string {
    if (!(error instanceof ApiError)) return general.unread;
    const { status, errors } = error;
    if (status === 0) return brokeOff;
    if (status === 404 && gone) return gone;
    const sentence = sentenceByCode(error, sentences);
    return sentence ?? errors?.[0]?.message ?? general.unknown;
  }

  return { ofFile, ofError };
}
