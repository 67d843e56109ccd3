import { PROVIDER_FILES } from '@rep13/contracts-constants';
import { takesFile } from './takes-whole-file.ts';
import { PROVIDER_ROOM } from './upload-rooms.ts';
import { FileExpected } from './uploads.errors.ts';

/** A form with one file in the field `file`, and nothing else; it goes on in parts. */
export const TakesFile = (): MethodDecorator =>
  takesFile({
    contentTypes: ['multipart/form-data'],
    error: FileExpected,
    room: PROVIDER_ROOM,
    bytesMax: PROVIDER_FILES.bytesMax,
  });
