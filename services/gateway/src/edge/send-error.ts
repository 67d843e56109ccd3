import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DomainError } from '@rep13/service-kit';
import type { Response } from 'express';

/** How long a sender may go on before we hang up: a browser that is cut off while it sends may not read the answer. */
const HANG_UP_AFTER_MS = 1_000;

/** An answer to a body that is still arriving is the last one on its connection. */
export function sendError(response: Response, error: DomainError): void {
  if (isArriving(response.req)) return refuseAndHangUp(response, error);
  prepare(response, error).json(error.toBody());
}

/** For a refusal under load: a refused request holds no connection. */
export function refuseAndHangUp(response: Response, error: DomainError): void {
  response.setHeader('Connection', 'close');
  const { req: request } = response;
  if (!isArriving(request)) return void prepare(response, error).json(error.toBody());
  const body = JSON.stringify(error.toBody());
  prepare(response, error).type('json').setHeader('Content-Length', Buffer.byteLength(body));
  response.write(body);
  hangUp(request, response);
}

/** Ends an answer that is written once the body has been sent, or after a second. */
export function hangUp(request: IncomingMessage, response: ServerResponse): void {
  const end = () => response.end();
  const timer = setTimeout(end, HANG_UP_AFTER_MS);
  request.once('end', end).resume();
  response.once('close', () => clearTimeout(timer));
}

function prepare(response: Response, error: DomainError): Response {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  return response.status(error.status);
}

/** Whether a body that was announced is not whole yet. */
export const isArriving = (request: IncomingMessage): boolean => !request.complete && hasBody(request);

/** Whether the request says that a body comes with it. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
