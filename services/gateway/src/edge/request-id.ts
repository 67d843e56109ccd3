import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { validate } from 'uuid';

const HEADER = 'X-Request-Id';

/** Gives every answer its request id: the caller's own if it is a UUID, else one of Node's, which draws random bytes for many at a time. */
export const answerWithRequestId: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER);
  response.setHeader(HEADER, given !== undefined && validate(given) ? given.toLowerCase() : randomUUID());
  next();
};

export const requestIdOf = (response: Response): string => String(response.getHeader(HEADER));

/** The address a request came from; IPv4 in its own form also on a dual-stack socket. */
export const addressOf = ({ ip }: Pick<Request, 'ip'>): string => (ip ?? '').replace(/^::ffff:(?=\d+\.)/, '');
