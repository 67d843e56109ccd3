import { ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import { sendError } from './send-error.ts';

/** Nobody waits longer for an answer, whatever is down. Guarantee R7 allows 5 s. */
const ANSWER_WITHIN_MS = 4_500;

/** Answers 503 when nothing else has answered in time. */
export const answerInTime: RequestHandler = (request, response, next) => {
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    // An answer waits for its session to be stored, which may be the very thing that hangs.
    Reflect.deleteProperty(request, 'session');
    sendError(response, new ServiceUnavailable());
  }, ANSWER_WITHIN_MS);
  response.once('close', () => clearTimeout(timer));
  next();
};
