import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

/** One line a request: which route, how it ended, how long it took. No bodies, no cookies, no query values. */
export function requestLog(logger: Logger): RequestHandler {
  // All of it is ours: to look through it for secrets would cost more than to write it.
  const plain = logger.child({}, { redact: [] });
  return (request, response, next) => {
    const began = performance.now();
    response.once('close', () => {
      const line = { ms: Math.round(performance.now() - began), ...describe(request, response) };
      if (response.statusCode >= 500) plain.error(line, 'request');
      else plain.info(line, 'request');
    });
    next();
  };
}

const describe = (request: Request, response: Response) => ({
  requestId: requestIdOf(response),
  method: request.method,
  route: routeOf(request) ?? 'unknown',
  status: response.statusCode,
});

/** The pattern, not the address: an address may hold a token. */
export const routeOf = ({ route }: Request): string | undefined =>
  (route as { path?: string } | undefined)?.path;
