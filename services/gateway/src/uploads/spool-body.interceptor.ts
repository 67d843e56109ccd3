import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { defer, switchMap, type Observable } from 'rxjs';
import { expectedFileOf } from './expected-file.ts';
import { arrive, type ArrivedFile } from './spool.storage.ts';

/** A file that is the body itself arrives as one in a form does. */
@Injectable()
export class SpoolBodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const expected = expectedFileOf(this.reflector, execution);
    const request = execution.switchToHttp().getRequest<Request & { file?: ArrivedFile }>();
    const spool = async () => {
      if (request.is('multipart/form-data')) return;
      request.file = { originalname: '', spooled: await arrive(request, expected, request) };
    };
    return defer(spool).pipe(switchMap(() => next.handle()));
  }
}
