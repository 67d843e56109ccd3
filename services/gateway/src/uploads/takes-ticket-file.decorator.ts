import { applyDecorators } from '@nestjs/common';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { takesWholeFile } from './takes-whole-file.ts';
import { ROOMS } from './upload-rooms.ts';
import { FileExpected } from './uploads.errors.ts';

/**
 * A file of a ticket: in a form in the field `file`, and nothing else. Sent again with its `Idempotency-Key` it stays
 * the one file.
 */
export const TakesTicketFile = (from: keyof typeof ROOMS): MethodDecorator =>
  applyDecorators(
    takesWholeFile({
      contentTypes: ['multipart/form-data'],
      error: FileExpected,
      room: ROOMS[from],
      bytesMax: TICKET_FILES.bytesMax,
    }),
    // After the file has arrived, because its bytes are what is compared.
    Idempotent(),
  );
