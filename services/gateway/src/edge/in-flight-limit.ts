import { ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import { sendError } from './send-error.ts';

/** Takes so many requests at once and refuses the rest at once, so that those taken are answered soon. Guarantee R9. */
export function limitInFlight(most: number): RequestHandler {
  let inFlight = 0;
  return (_request, response, next) => {
    if (inFlight >= most) return sendError(response, new ServiceUnavailable());
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
    next();
  };
}
