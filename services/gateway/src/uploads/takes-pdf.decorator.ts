import { PROVIDER_FILES } from '@rep13/contracts-constants';
import { takesWholeFile } from './takes-whole-file.ts';
import { ROOMS } from './upload-rooms.ts';
import { PdfExpected } from './uploads.errors.ts';

/** A PDF that is looked at and not kept: as the body itself, or in a form in the field `file`. */
export const TakesPdf = (from: keyof typeof ROOMS): MethodDecorator =>
  takesWholeFile({
    contentTypes: ['multipart/form-data', 'application/pdf'],
    error: PdfExpected,
    room: ROOMS[from],
    bytesMax: PROVIDER_FILES.bytesMax,
  });
