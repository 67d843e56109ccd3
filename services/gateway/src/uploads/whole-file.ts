import { MESSAGES } from '@rep13/contracts-constants';
import { ValidationFailed } from '@rep13/service-kit';
import { FILE_FIELD } from './upload-limits.ts';

/** A file as multer holds it in memory. */
export interface WholeFile {
  readonly originalname: string;
  readonly buffer: Buffer;
}

/** The end of a long name says more than its beginning. */
const NAME_MAX = 1_000;
/** For a form that names its file by nothing. */
const NAMELESS = 'file';

/** Name and bytes for a command. @throws ValidationFailed for a form without a file, or with an empty one */
export function wholeFile(file: WholeFile | undefined): { name: string; bytes: Buffer } {
  if (!file) throw refusal(MESSAGES.uploadMissing);
  if (file.buffer.length === 0) throw refusal(MESSAGES.uploadEmpty);
  return { name: nameOf(file.originalname), bytes: file.buffer };
}

const refusal = (message: string) => new ValidationFailed([{ path: FILE_FIELD, message }]);

/** One line, as every name is. */
const nameOf = (given: string): string =>
  given
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(-NAME_MAX)
    .toWellFormed() || NAMELESS;
