import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { defer, switchMap, type Observable } from 'rxjs';
import type { ArrivedFile } from './spool.storage.ts';
import type { WholeFile } from './whole-file.ts';

/** Has the bytes of a file that goes on as one command in memory, from its turn on. */
@Injectable()
export class BufferUploadInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { file } = execution
      .switchToHttp()
      .getRequest<Request & { file?: ArrivedFile & Partial<WholeFile> }>();
    const hold = async () => {
      if (file) Object.assign(file, { buffer: await file.spooled.bytes() });
    };
    return defer(hold).pipe(switchMap(() => next.handle()));
  }
}
