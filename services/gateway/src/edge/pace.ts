import type { Request, RequestHandler, Response } from 'express';
import { SlowBody } from './http-errors.ts';
import { hasBody, refuseAndHangUp } from './send-error.ts';

const LOOK_EVERY_MS = 1_000;
/** Looks at a sender who may send before it is judged: a line that stumbles is no slow one. */
const LOOKS = 3;

/** A body that comes in slower than so many bytes a second gives its place to somebody else. */
export function demandPace(bytesPerSecond: number): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) watch(request, response, bytesPerSecond);
    next();
  };
}

function watch(request: Request, response: Response, bytesPerSecond: number): void {
  let bytes: number[] = [];
  const look = () => {
    if (request.complete || response.headersSent) return clearInterval(timer);
    bytes = isTheirTurn(request) ? [...bytes, request.socket.bytesRead] : [];
    if (bytes.length < LOOKS) return;
    const [first = 0, last = 0] = [bytes[0], bytes.at(-1)];
    if (last - first < bytesPerSecond * (LOOKS - 1)) refuseAndHangUp(response, new SlowBody());
    bytes = bytes.slice(1);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  response.once('close', () => clearInterval(timer));
}

/** Nothing that came waits to be read: when we are the slow ones, no sender is blamed. */
const isTheirTurn = ({ readableFlowing, readableLength }: Request): boolean =>
  readableFlowing === true && readableLength === 0;
