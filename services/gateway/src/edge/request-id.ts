import type { Request, RequestHandler, Response } from 'express';
import { v7 as uuidv7, validate } from 'uuid';

const HEADER = 'X-Request-Id';

/** Gives every answer its request id: the caller's own if it is a UUID. */
export const answerWithRequestId: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER);
  response.setHeader(HEADER, given !== undefined && validate(given) ? given.toLowerCase() : uuidv7());
  next();
};

export const requestIdOf = (response: Response): string => String(response.getHeader(HEADER));

/** The address a request came from; IPv4 in its own form also on a dual-stack socket. */
export const addressOf = ({ ip }: Pick<Request, 'ip'>): string => (ip ?? '').replace(/^::ffff:(?=\d+\.)/, '');
