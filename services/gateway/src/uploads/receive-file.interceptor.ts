import {
  Inject,
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { DomainError, SERVICE_CONFIG, ServiceUnavailable, withContext } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { catchError, finalize, Observable, throwError } from 'rxjs';
import { GatewayConfig } from '../config.ts';
import { allowTime } from '../edge/answer-deadline.ts';
import { networkOf } from '../edge/network-of.ts';
import { Places } from '../edge/places.ts';
import { MalformedBody } from '../edge/http-errors.ts';
import { addressOf } from '../edge/request-id.ts';
import { lastingContext } from './lasting-context.ts';
import { ProviderFileStorage } from './provider-file.storage.ts';
import { FORM_BYTES_MAX, RECEIVE_WITHIN_MS, RECEIVED_AT_ONCE } from './upload-limits.ts';
import { FileExpected, FileTooLarge } from './uploads.errors.ts';

/** Lets the bytes of a file in: after the guards, only if they may fit, with time to arrive. */
@Injectable()
export class ReceiveFileInterceptor implements NestInterceptor {
  private readonly places: Places;

  constructor(
    private readonly storage: ProviderFileStorage,
    @Inject(SERVICE_CONFIG) { MAX_IN_FLIGHT, MAX_IN_FLIGHT_PER_ADDRESS }: GatewayConfig,
  ) {
    const share = Math.ceil((RECEIVED_AT_ONCE * MAX_IN_FLIGHT_PER_ADDRESS) / MAX_IN_FLIGHT);
    this.places = new Places(RECEIVED_AT_ONCE, share);
  }

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is('multipart/form-data')) throw new FileExpected();
    if (Number(request.get('Content-Length') ?? 0) > FORM_BYTES_MAX) throw new FileTooLarge();
    const giveBack = this.places.take(networkOf(addressOf(request)));
    if (!giveBack) throw new ServiceUnavailable();
    allowTime(http.getResponse<Response>(), RECEIVE_WITHIN_MS);
    const context = lastingContext();
    this.storage.expect(request, context);
    return new Observable((subscriber) =>
      withContext(context, () => next.handle().subscribe(subscriber)),
    ).pipe(
      catchError((error: unknown) => throwError(() => named(error, request))),
      finalize(giveBack),
    );
  }
}

/** What multer says, in our words; a form that broke off is nobody's error but its sender's. */
function named(error: unknown, request: Request): unknown {
  if (error instanceof PayloadTooLargeException) return new FileTooLarge();
  if (!(error instanceof DomainError) && !request.complete) return new MalformedBody();
  return error;
}
