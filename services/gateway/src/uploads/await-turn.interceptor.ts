import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ServiceUnavailable } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { defer, finalize, switchMap, type Observable } from 'rxjs';
import { allowTime } from '../edge/answer-deadline.ts';
import { networkOf } from '../edge/network-of.ts';
import { addressOf } from '../edge/request-id.ts';
import { expectedFileOf } from './expected-file.ts';
import { HANDLE_WITHIN_MS, TURN_WITHIN_MS } from './upload-limits.ts';

/** Waits for the turn of a file that has arrived: while it came in it took nobody's. */
@Injectable()
export class AwaitTurnInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const network = networkOf(addressOf(http.getRequest<Request>()));
    const { turns } = expectedFileOf(this.reflector, execution).room;
    allowTime(http.getResponse<Response>(), HANDLE_WITHIN_MS);
    return defer(() => turns.wait(network, TURN_WITHIN_MS)).pipe(
      switchMap((giveBack) => {
        if (!giveBack) throw new ServiceUnavailable();
        return next.handle().pipe(finalize(giveBack));
      }),
    );
  }
}
