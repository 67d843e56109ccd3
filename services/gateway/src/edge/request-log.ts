import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { requestIdOf } from './request-id.ts';

/** One line a request: which route, how it ended, how long it took. No bodies, no cookies, no query values. */
export const requestLog = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => requestIdOf(response as Response),
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customAttributeKeys: { responseTime: 'ms' },
    customSuccessObject: describe,
    customErrorObject: (request: IncomingMessage, response: ServerResponse, _error: Error, times: object) =>
      describe(request, response, times),
    customLogLevel: (_request: IncomingMessage, response: ServerResponse) =>
      response.statusCode >= 500 ? 'error' : 'info',
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  }) as RequestHandler;

const describe = (request: IncomingMessage, response: ServerResponse, times: object) => ({
  ...times,
  requestId: requestIdOf(response as Response),
  method: request.method,
  route: routeOf(request as Request),
  status: response.statusCode,
});

/** The pattern, not the address: an address may hold a token. */
const routeOf = ({ route }: Request): string => (route as { path?: string } | undefined)?.path ?? 'unknown';
