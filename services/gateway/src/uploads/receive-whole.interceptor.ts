import {
  Injectable,
  PayloadTooLargeException,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
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
import { FileTooLarge } from './uploads.errors.ts';

/** Each is whole in memory, here and where it is read: together some 200 MB. */
const AT_ONCE = 8;
const AT_ONCE_OF_A_NETWORK = 2;

const EXPECTED = 'whole-file-expected';

/** What a route takes, and what it says to anything else. */
export interface ExpectedFile {
  readonly contentTypes: readonly string[];
  readonly error: new () => DomainError;
}

export const ExpectsFile = (expected: ExpectedFile): MethodDecorator => SetMetadata(EXPECTED, expected);

/** Of all routes that take such a file together: each module has an interceptor of its own. */
const places = new Places(AT_ONCE, AT_ONCE_OF_A_NETWORK);

/**
 * Lets the bytes of a file in that goes on as one command: after the guards, only if they may fit, with time to
 * arrive.
 */
@Injectable()
export class ReceiveWholeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request>();
    const expected = this.reflector.get<ExpectedFile>(EXPECTED, execution.getHandler());
    if (!request.is([...expected.contentTypes])) throw new expected.error();
    if (Number(request.get('Content-Length') ?? 0) > FORM_BYTES_MAX) throw new FileTooLarge();
    const giveBack = places.take(networkOf(addressOf(request)));
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
