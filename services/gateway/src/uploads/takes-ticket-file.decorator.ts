import { takesWholeFile } from './takes-whole-file.ts';
import { FileExpected } from './uploads.errors.ts';

/** A file of a ticket: in a form in the field `file`, and nothing else. */
export const TakesTicketFile = (): MethodDecorator =>
  takesWholeFile({ contentTypes: ['multipart/form-data'], error: FileExpected });
