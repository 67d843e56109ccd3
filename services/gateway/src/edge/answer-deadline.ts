import { ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler, Response } from 'express';
import { sendError } from './send-error.ts';

/** Nobody waits longer for an answer, whatever is down: five seconds are promised, the way included. */
const ANSWER_WITHIN_MS = 4_500;

/** Where an answer has its deadline. */
const DEADLINE = Symbol('deadline');

interface Deadline {
  readonly giveUp: () => void;
  timer: NodeJS.Timeout;
}

type Timed = Response & { [DEADLINE]?: Deadline };

/** Answers 503 when nothing else has answered in time. */
export const answerInTime: RequestHandler = (request, response: Timed, next) => {
  const giveUp = () => {
    if (response.headersSent) return;
    // An answer waits for its session to be stored, which may be the very thing that hangs.
    Reflect.deleteProperty(request, 'session');
    sendError(response, new ServiceUnavailable());
  };
  const deadline: Deadline = { giveUp, timer: setTimeout(giveUp, ANSWER_WITHIN_MS) };
  response[DEADLINE] = deadline;
  response.once('close', () => clearTimeout(deadline.timer));
  next();
};

/** From now on it is so long: for a request that is slow by itself, because much arrives with it. */
export function allowTime(response: Timed, milliseconds: number): void {
  const deadline = response[DEADLINE];
  if (!deadline) return;
  clearTimeout(deadline.timer);
  deadline.timer = setTimeout(deadline.giveUp, milliseconds);
}
