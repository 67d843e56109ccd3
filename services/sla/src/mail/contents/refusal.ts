import { FileActive, FileTypeNotAccepted, FileUnreadable } from '@rep13/file-check';
import type { DomainError } from '@rep13/service-kit';

/** Why a file of a mail can't be one of an order. Nobody uploads it, so nobody is told what to upload instead. */
export function refusalOf(error: DomainError): string {
  if (error instanceof FileTypeNotAccepted) return 'An order takes no files of this kind';
  if (error instanceof FileActive) return 'It holds a script, an action or other files';
  if (error instanceof FileUnreadable) return 'It is protected or damaged, so that we cannot look into it';
  return error.message;
}
