import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { TAKES_FILE } from '../edge/same-origin.guard.ts';
import { ReceivePdfInterceptor } from './receive-pdf.interceptor.ts';
import { FILE_FIELD, MULTIPART_LIMITS } from './upload-limits.ts';

/** A PDF that is looked at and not kept: as the body itself, or in a form in the field `file`. */
export const TakesPdf = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(TAKES_FILE, true),
    UseInterceptors(ReceivePdfInterceptor, FileInterceptor(FILE_FIELD, { limits: MULTIPART_LIMITS })),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
        required: [FILE_FIELD],
      },
    }),
  );
