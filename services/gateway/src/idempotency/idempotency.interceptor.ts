import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { currentContext, withContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { catchError, concatMap, Observable, throwError } from 'rxjs';
import { newScope, Sessions } from '../sessions/sessions.ts';
import { idempotencyOf, scopeBornWith } from './idempotency-key.ts';

/** Names the request for the services, which keep the key in the transaction of the change. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly sessions: Sessions) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = execution.switchToHttp().getRequest<Request>();
    const { session, method, path, body } = request;
    const key = request.get('Idempotency-Key');
    const secret = request.get('Idempotency-Scope');
    const scope = session.scope ?? (key && secret ? scopeBornWith(key, secret) : newScope());
    const idempotency = idempotencyOf({ method, path, body: body as unknown, key }, scope);
    session.scope = scope;
    const context = { correlationId: '', actor: 'visitor', ...currentContext(), idempotency };
    const handled = new Observable((subscriber) =>
      withContext(context, () => next.handle().subscribe(subscriber)),
    );
    return handled.pipe(
      concatMap(async (answer) => {
        await this.sessions.store(session);
        return answer;
      }),
      catchError((error: unknown) => {
        this.sessions.forgetUnstored(session);
        return throwError(() => error);
      }),
    );
  }
}
