import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { currentContext, withContext } from '@rep13/service-kit';
import type { Response } from 'express';
import { Observable } from 'rxjs';
import { allowTime } from './answer-deadline.ts';

/** For the way from the service through the gateway. */
const WAY_BACK_MS = 500;

class WaitsForInterceptor implements NestInterceptor {
  constructor(private readonly milliseconds: number) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    allowTime(execution.switchToHttp().getResponse<Response>(), this.milliseconds + WAY_BACK_MS);
    const deadline = Date.now() + this.milliseconds;
    const context = { correlationId: '', actor: 'visitor', ...currentContext(), deadline };
    return new Observable((subscriber) => withContext(context, () => next.handle().subscribe(subscriber)));
  }
}

/** The route waits as long as its command may take, where that is longer than a request usually has: for somebody outside. */
export const WaitsFor = ({ answerWithinMs }: { readonly answerWithinMs: number }): MethodDecorator =>
  UseInterceptors(new WaitsForInterceptor(answerWithinMs));
