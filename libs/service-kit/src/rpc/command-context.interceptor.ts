import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { identity, Observable, tap, throwError, timeout, type MonoTypeOperatorFunction } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { withContext, type RequestContext } from '../context/request-context.ts';
import { NotFound, ServiceUnavailable } from '../errors/errors.ts';
import { errorTypeOf } from '../tracing/in-span.ts';
import { rpcSpan } from '../tracing/spans.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { fromHeaders } from './rpc-headers.ts';

const COMMAND_SUBJECT_PREFIX = 'rpc.';

/**
 * Runs a command in the context it was sent with, no longer than somebody waits for its answer, and not at all if it
 * is no command: a user who may make a consumer can have the stream push events to our subjects, and an event brings
 * its own subject along.
 */
@Injectable()
export class CommandContextInterceptor implements NestInterceptor {
  constructor(@Inject(TRACING) private readonly tracing?: Tracing) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const nats = execution.switchToRpc().getContext<NatsContext>();
    if (!nats.getSubject().startsWith(COMMAND_SUBJECT_PREFIX)) throw new NotFound();
    const context = fromHeaders(nats.getHeaders(), uuidv7);
    if (context.deadline !== undefined && context.deadline <= Date.now()) throw new ServiceUnavailable();
    const { tracing } = this;
    if (!tracing || !context.traceparent) return within(context, next);
    const span = tracing.start(rpcSpan('server', nats.getSubject(), context.traceparent));
    return within({ ...context, traceparent: span.traceparent }, next).pipe(
      tap({ complete: () => span.end(), error: (error) => span.end(errorTypeOf(error)) }),
    );
  }
}

const within = (context: RequestContext, next: CallHandler): Observable<unknown> =>
  new Observable((subscriber) =>
    withContext(context, () => next.handle().pipe(untilDeadline(context)).subscribe(subscriber)),
  );

/** Work that nobody waits for any more, such as a PDF that is still in the queue, takes nobody's place. */
const untilDeadline = <T>({ deadline }: RequestContext): MonoTypeOperatorFunction<T> =>
  deadline === undefined
    ? identity
    : timeout({ first: new Date(deadline), with: () => throwError(() => new ServiceUnavailable()) });
