import { withContext, type Tracing } from '@rep13/service-kit';
import type { RequestHandler, Response } from 'express';
import { requestIdOf } from './request-id.ts';
import { routeOf } from './request-log.ts';

const LOCAL = 'traceparent';

/**
 * Begins a trace with each request. A `traceparent` that comes with one is not taken: anybody may send it, and would
 * write into the traces of others.
 */
export const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (request, response, next) => {
    const { method, protocol } = request;
    const span = tracing.start({
      name: method,
      kind: 'server',
      attributes: { 'http.request.method': method, 'url.scheme': protocol },
    });
    response.locals[LOCAL] = span.traceparent;
    response.once('close', () => {
      const { statusCode } = response;
      const route = routeOf(request);
      const status = { 'http.response.status_code': statusCode };
      if (route === undefined) span.describe(status);
      else span.describe({ ...status, 'http.route': route }, `${method} ${route}`);
      span.end(statusCode >= 500 ? `${statusCode}` : undefined);
    });
    const context = { correlationId: requestIdOf(response), actor: 'visitor', traceparent: span.traceparent };
    withContext(context, next);
  };

/** The trace of the request that is answered; undefined where nothing is traced. */
export const traceparentOf = (response: Response): string | undefined =>
  response.locals[LOCAL] as string | undefined;
