import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { TAKES_FILE } from '../edge/same-origin.guard.ts';
import { ReceiveFileInterceptor } from './receive-file.interceptor.ts';
import { FILE_FIELD } from './upload-limits.ts';

/** A form with one file in the field `file`, and nothing else. Only routes with this take multipart. */
export const TakesFile = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(TAKES_FILE, true),
    UseInterceptors(ReceiveFileInterceptor, FileInterceptor(FILE_FIELD)),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
        required: [FILE_FIELD],
      },
    }),
  );
