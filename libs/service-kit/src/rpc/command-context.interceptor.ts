import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { Observable } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { withContext } from '../context/request-context.ts';
import { ServiceUnavailable } from '../errors/errors.ts';
import { fromHeaders } from './rpc-headers.ts';

/** Runs a command in the context it was sent with, and not at all if nobody waits for its answer any more. */
@Injectable()
export class CommandContextInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const nats = execution.switchToRpc().getContext<NatsContext>();
    const context = fromHeaders(nats.getHeaders(), uuidv7);
    if (context.deadline !== undefined && context.deadline <= Date.now()) throw new ServiceUnavailable();
    return new Observable((subscriber) => withContext(context, () => next.handle().subscribe(subscriber)));
  }
}
