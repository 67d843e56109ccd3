import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, withContext } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { catchError, finalize, Observable, throwError } from 'rxjs';
import { allowTime } from '../edge/answer-deadline.ts';
import { MalformedBody } from '../edge/http-errors.ts';
import { expectedFileOf } from './expected-file.ts';
import { lastingContext } from './lasting-context.ts';
import type { ArrivedFile } from './spool.storage.ts';
import { formBytesMax, RECEIVE_WITHIN_MS } from './upload-limits.ts';
import { FileTooLarge } from './uploads.errors.ts';

/** Lets the bytes of a file in: after the guards, only if they may fit, with time to arrive. Nothing of it stays on disk. */
@Injectable()
export class ReceiveUploadInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request & { file?: Partial<ArrivedFile> }>();
    const { contentTypes, error, bytesMax } = expectedFileOf(this.reflector, execution);
    if (!request.is([...contentTypes])) throw new error();
    if (Number(request.get('Content-Length') ?? 0) > formBytesMax(bytesMax)) throw new FileTooLarge(bytesMax);
    const response = http.getResponse<Response>();
    allowTime(response, RECEIVE_WITHIN_MS);
    response.once('close', () => endReading(request));
    return new Observable((subscriber) =>
      withContext(lastingContext(), () => next.handle().subscribe(subscriber)),
    ).pipe(
      catchError((reason: unknown) => throwError(() => named(reason, request, bytesMax))),
      finalize(() => void request.file?.spooled?.close()),
    );
  }
}

/** Once it is answered, Node no longer tells who still reads a body that breaks off, and what was taken would stay so. */
const endReading = (request: Request): void => {
  if (!request.complete) request.destroy();
};

/** What multer says, in our words; a body that broke off is nobody's error but its sender's. */
function named(error: unknown, request: Request, bytesMax: number): unknown {
  if (error instanceof PayloadTooLargeException) return new FileTooLarge(bytesMax);
  if (!(error instanceof DomainError) && !request.complete) return new MalformedBody();
  return error;
}
