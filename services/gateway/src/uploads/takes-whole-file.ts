import {
  applyDecorators,
  SetMetadata,
  UseInterceptors,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Refuses } from '../edge/refuses.decorator.ts';
import { TAKES_FILE } from '../edge/same-origin.guard.ts';
import { AwaitTurnInterceptor } from './await-turn.interceptor.ts';
import { ExpectsFile, type ExpectedFile } from './expected-file.ts';
import { BufferUploadInterceptor } from './buffer-upload.interceptor.ts';
import { ReceiveUploadInterceptor } from './receive-upload.interceptor.ts';
import { SpoolBodyInterceptor } from './spool-body.interceptor.ts';
import { spoolIn } from './spool.storage.ts';
import { FILE_FIELD, multipartLimits } from './upload-limits.ts';

/** Browsers write a file's name in UTF-8. */
const multerFor = (expected: ExpectedFile) => ({
  limits: multipartLimits(expected.bytesMax),
  defParamCharset: 'utf8',
  storage: spoolIn(expected),
});

/** A file that is not too large, on disk until its turn: in a form in the field `file`, or as the body itself. */
export const takesFile = (expected: ExpectedFile, ...fromItsTurn: Type<NestInterceptor>[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(TAKES_FILE, true),
    ExpectsFile(expected),
    Refuses({ 'onboarding.file-too-large': 413, 'gateway.unsupported-media-type': 415 }),
    UseInterceptors(
      ReceiveUploadInterceptor,
      FileInterceptor(FILE_FIELD, multerFor(expected)),
      SpoolBodyInterceptor,
      AwaitTurnInterceptor,
      ...fromItsTurn,
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
        required: [FILE_FIELD],
      },
    }),
  );

/** One that is held in memory from its turn until it has gone on. */
export const takesWholeFile = (expected: ExpectedFile): MethodDecorator =>
  takesFile(expected, BufferUploadInterceptor);
