import { ServiceUnavailable } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { isArriving, refuseAndHangUp } from '../edge/send-error.ts';

const REFUSAL = new ServiceUnavailable();
const BODY = JSON.stringify(REFUSAL.toBody());
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Retry-After': REFUSAL.details.retryAfterSeconds,
};
/** Node takes that much off the line by itself, and the connection is good for another request. */
const SMALL_BYTES = 16_384;

/** The cheapest answer there is: a refusal must cost a small part of what it spares. */
export function refuseUnread(request: Request, response: Response): void {
  if (isArriving(request) && !isSmall(request)) return refuseAndHangUp(response, REFUSAL);
  response.writeHead(REFUSAL.status, HEADERS).end(BODY);
}

const isSmall = ({ headers }: Request): boolean => Number(headers['content-length']) <= SMALL_BYTES;
