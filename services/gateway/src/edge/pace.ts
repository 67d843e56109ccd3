import type { Request, RequestHandler, Response } from 'express';
import { SlowBody } from './http-errors.ts';
import { hasBody, refuseAndHangUp } from './send-error.ts';

const LOOK_EVERY_MS = 1_000;
/** Looks at a sender who may send before it is judged: a line that stumbles is no slow one. */
const LOOKS = 3;
/** Twice as long as a file may take: a sender with a half of the pace that it needs may still catch up. */
const WHOLE_WITHIN_SECONDS = 120;
/** Of a body that does not say how long it is: as long as the longest. */
const UNKNOWN_LENGTH = 10 * 1_024 * 1_024;

/**
 * A body that comes in slower than so many bytes a second gives its place to somebody else; so does a long one that
 * would not be there in time, because it has more room than a short one.
 */
export function demandPace(bytesPerSecond: number): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request) && bytesPerSecond > 0) watch(request, response, bytesPerSecond);
    next();
  };
}

function watch(request: Request, response: Response, bytesPerSecond: number): void {
  const began = request.socket.bytesRead;
  const floor = Number(request.headers['content-length'] ?? UNKNOWN_LENGTH) / WHOLE_WITHIN_SECONDS;
  let looks = 0;
  let bytes: number[] = [];
  const look = () => {
    if (request.complete || response.headersSent) return clearInterval(timer);
    const read = request.socket.bytesRead;
    const isTheirs = isTheirTurn(request);
    looks += isTheirs ? 1 : 0;
    bytes = isTheirs ? [...bytes, read] : [];
    if (bytes.length < LOOKS) return;
    const lately = read - (bytes[0] ?? read);
    if (lately < bytesPerSecond * (LOOKS - 1) || read - began < floor * (looks - 1))
      refuseAndHangUp(response, new SlowBody());
    bytes = bytes.slice(1);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  response.once('close', () => clearInterval(timer));
}

/** Somebody reads, and nothing that came waits to be read: when we are the slow ones, no sender is blamed. */
const isTheirTurn = (request: Request): boolean =>
  (request.readableFlowing === true || request.listenerCount('readable') > 0) && request.readableLength === 0;
