import { ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler, Response } from 'express';
import { sendError } from './send-error.ts';

/** Nobody waits longer for an answer, whatever is down: five seconds are promised, the way included. */
const ANSWER_WITHIN_MS = 4_500;

const deadlines = new WeakMap<Response, { giveUp: () => void; timer: NodeJS.Timeout }>();

/** Answers 503 when nothing else has answered in time. */
export const answerInTime: RequestHandler = (request, response, next) => {
  const giveUp = () => {
    if (response.headersSent) return;
    // An answer waits for its session to be stored, which may be the very thing that hangs.
    Reflect.deleteProperty(request, 'session');
    sendError(response, new ServiceUnavailable());
  };
  deadlines.set(response, { giveUp, timer: setTimeout(giveUp, ANSWER_WITHIN_MS) });
  response.once('close', () => clearTimeout(deadlines.get(response)?.timer));
  next();
};

/** From now on it is so long: for a request that is slow by itself, because much arrives with it. */
export function allowTime(response: Response, milliseconds: number): void {
  const deadline = deadlines.get(response);
  if (!deadline) return;
  clearTimeout(deadline.timer);
  deadlines.set(response, { ...deadline, timer: setTimeout(deadline.giveUp, milliseconds) });
}
