import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { currentContext, withContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { newScope } from '../sessions/sessions.ts';
import { idempotencyOf, scopeBornWith } from './idempotency-key.ts';

/** Names the request for the services, which keep the key in the transaction of the change. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = execution.switchToHttp().getRequest<Request>();
    const { session, method, path, body } = request;
    const key = request.get('Idempotency-Key');
    session.scope ??= key ? scopeBornWith(key) : newScope();
    const idempotency = idempotencyOf({ method, path, body: body as unknown, key }, session.scope);
    const context = { correlationId: '', actor: 'visitor', ...currentContext(), idempotency };
    return new Observable((subscriber) => withContext(context, () => next.handle().subscribe(subscriber)));
  }
}
