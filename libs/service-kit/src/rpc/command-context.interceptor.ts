import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { Observable } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { withContext } from '../context/request-context.ts';
import { NotFound, ServiceUnavailable } from '../errors/errors.ts';
import { fromHeaders } from './rpc-headers.ts';

const COMMAND_SUBJECT_PREFIX = 'rpc.';

/**
 * Runs a command in the context it was sent with, and not at all if nobody waits for its answer any more, or if it
 * is no command: a user who may make a consumer can have the stream push events to our subjects, and an event brings
 * its own subject along.
 */
@Injectable()
export class CommandContextInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const nats = execution.switchToRpc().getContext<NatsContext>();
    if (!nats.getSubject().startsWith(COMMAND_SUBJECT_PREFIX)) throw new NotFound();
    const context = fromHeaders(nats.getHeaders(), uuidv7);
    if (context.deadline !== undefined && context.deadline <= Date.now()) throw new ServiceUnavailable();
    return new Observable((subscriber) => withContext(context, () => next.handle().subscribe(subscriber)));
  }
}
