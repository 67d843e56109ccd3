import type { RequestHandler } from 'express';

/** One handler of several: the router looks at the path once for all of them, and not once for each. */
export const inOrder =
  (handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    let passed = 0;
    const goOn = (reason?: unknown): void => {
      const handler = reason === undefined ? handlers[passed++] : undefined;
      if (!handler) return next(reason);
      try {
        void handler(request, response, goOn);
      } catch (error) {
        next(error);
      }
    };
    goOn();
  };
