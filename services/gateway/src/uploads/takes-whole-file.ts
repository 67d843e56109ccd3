import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { TAKES_FILE } from '../edge/same-origin.guard.ts';
import { ExpectsFile, ReceiveWholeInterceptor, type ExpectedFile } from './receive-whole.interceptor.ts';
import { FILE_FIELD, MULTIPART_LIMITS } from './upload-limits.ts';

/** Browsers write a file's name in UTF-8. */
const MULTER = { limits: MULTIPART_LIMITS, defParamCharset: 'utf8' };

/** A file of at most 10 MB, held in memory until it has gone on; in a form in the field `file`. */
export const takesWholeFile = (expected: ExpectedFile): MethodDecorator =>
  applyDecorators(
    SetMetadata(TAKES_FILE, true),
    ExpectsFile(expected),
    UseInterceptors(ReceiveWholeInterceptor, FileInterceptor(FILE_FIELD, MULTER)),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
        required: [FILE_FIELD],
      },
    }),
  );
