import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceUnavailable } from '@rep13/service-kit';
import { hangUp, isArriving } from '../edge/send-error.ts';

const REFUSAL = new ServiceUnavailable();
const BODY = JSON.stringify(REFUSAL.toBody());
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Retry-After': REFUSAL.details.retryAfterSeconds,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
/** Node takes that much off the line by itself, and the connection is good for another request. */
const SMALL_BYTES = 16_384;

/** The cheapest answer there is: a refusal must cost a small part of what it spares. */
export function refuseUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!isArriving(request) || Number(request.headers['content-length']) <= SMALL_BYTES) {
    response.writeHead(REFUSAL.status, HEADERS).end(BODY);
    return;
  }
  response.writeHead(REFUSAL.status, { ...HEADERS, Connection: 'close' }).write(BODY);
  hangUp(request, response);
}
