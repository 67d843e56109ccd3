import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { DomainError, ServiceUnavailable, withContext } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { catchError, finalize, Observable, throwError } from 'rxjs';
import { allowTime } from '../edge/answer-deadline.ts';
import { MalformedBody } from '../edge/refusals.ts';
import { lastingContext } from './lasting-context.ts';
import { ProviderFileStorage } from './provider-file.storage.ts';
import { FORM_BYTES_MAX, RECEIVE_WITHIN_MS, RECEIVED_AT_ONCE } from './upload-limits.ts';
import { FileExpected, FileTooLarge } from './uploads.errors.ts';

/** Lets the bytes of a file in: after the guards, only if they may fit, with time to arrive. */
@Injectable()
export class ReceiveFileInterceptor implements NestInterceptor {
  private receiving = 0;

  constructor(private readonly storage: ProviderFileStorage) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is('multipart/form-data')) throw new FileExpected();
    if (Number(request.get('Content-Length') ?? 0) > FORM_BYTES_MAX) throw new FileTooLarge();
    if (this.receiving >= RECEIVED_AT_ONCE) throw new ServiceUnavailable();
    this.receiving += 1;
    allowTime(http.getResponse<Response>(), RECEIVE_WITHIN_MS);
    const context = lastingContext();
    this.storage.expect(request, context);
    return new Observable((subscriber) =>
      withContext(context, () => next.handle().subscribe(subscriber)),
    ).pipe(
      catchError((error: unknown) => throwError(() => named(error, request))),
      finalize(() => (this.receiving -= 1)),
    );
  }
}

/** What multer says, in our words; a form that broke off is nobody's error but its sender's. */
function named(error: unknown, request: Request): unknown {
  if (error instanceof PayloadTooLargeException) return new FileTooLarge();
  if (!(error instanceof DomainError) && !request.complete) return new MalformedBody();
  return error;
}
