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
import { MalformedBody } from '../edge/http-errors.ts';
import { networkOf } from '../edge/network-of.ts';
import { Places } from '../edge/places.ts';
import { addressOf } from '../edge/request-id.ts';
import { lastingContext } from './lasting-context.ts';
import { FORM_BYTES_MAX, RECEIVE_WITHIN_MS } from './upload-limits.ts';
import { FileTooLarge, PdfExpected } from './uploads.errors.ts';

/** Each is whole in memory, here and where it is read: together some 200 MB. */
const AT_ONCE = 8;
const AT_ONCE_OF_A_NETWORK = 2;

/** Lets the bytes of a PDF in that nobody keeps: after the guards, only if they may fit, with time to arrive. */
@Injectable()
export class ReceivePdfInterceptor implements NestInterceptor {
  private readonly places = new Places(AT_ONCE, AT_ONCE_OF_A_NETWORK);

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is(['multipart/form-data', 'application/pdf'])) throw new PdfExpected();
    if (Number(request.get('Content-Length') ?? 0) > FORM_BYTES_MAX) throw new FileTooLarge();
    const giveBack = this.places.take(networkOf(addressOf(request)));
    if (!giveBack) throw new ServiceUnavailable();
    allowTime(http.getResponse<Response>(), RECEIVE_WITHIN_MS);
    return new Observable((subscriber) =>
      withContext(lastingContext(), () => next.handle().subscribe(subscriber)),
    ).pipe(
      catchError((error: unknown) => throwError(() => named(error, request))),
      finalize(giveBack),
    );
  }
}

/** What multer says, in our words; a body that broke off is nobody's error but its sender's. */
function named(error: unknown, request: Request): unknown {
  if (error instanceof PayloadTooLargeException) return new FileTooLarge();
  if (!(error instanceof DomainError) && !request.complete) return new MalformedBody();
  return error;
}
