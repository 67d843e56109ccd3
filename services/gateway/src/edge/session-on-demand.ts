import type { Request, RequestHandler, Response } from 'express';

/**
 * Loads the session of a request that brings its cookie. A stranger's request begins one when `request.session` is
 * first asked for: most never do, and making one costs more than answering them.
 */
export function sessionOnDemand(
  load: RequestHandler,
  bringsCookie: (request: Request) => boolean,
): RequestHandler {
  // One for all requests. An accessor of its own gives an object a hidden class of its own in V8, and through that the
  // whole request would stay in memory until a full collection.
  const whenAsked: PropertyDescriptor & ThisType<Request> = {
    configurable: true,
    get() {
      return begin(load, this, this.res!);
    },
    set(value: unknown) {
      setSession(this, value);
    },
  };
  return (request, response, next) => {
    if (bringsCookie(request)) return void load(request, response, next);
    Object.defineProperty(request, 'session', whenAsked);
    return next();
  };
}

/** The request's session, if there is one by now; asking begins none. */
export const sessionIfAny = (request: Request): Request['session'] | undefined =>
  Object.getOwnPropertyDescriptor(request, 'session')?.value as Request['session'] | undefined;

/** Without a cookie there is nothing to read: the session is there when this returns. */
function begin(load: RequestHandler, request: Request, response: Response): Request['session'] {
  setSession(request, undefined);
  void load(request, response, () => undefined);
  return request.session;
}

const setSession = (request: Request, value: unknown): void => {
  Object.defineProperty(request, 'session', { configurable: true, enumerable: true, writable: true, value });
};
