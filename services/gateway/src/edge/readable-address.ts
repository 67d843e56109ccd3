import { NotFound, ValidationFailed } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import { sendError } from './send-error.ts';

/**
 * Paths and queries pass the rule that bodies pass, before anything reads them: no control characters, and no escapes
 * that stand for no text. Nothing has such a path; of a query the field is named.
 */
export const demandReadableAddress: RequestHandler = (request, response, next) => {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(request.originalUrl) ?? [];
  if (textOf(path) === undefined) return sendError(response, new NotFound());
  const wrong = query.split('&').find((field) => textOf(field) === undefined);
  if (wrong !== undefined) return sendError(response, unreadable(wrong));
  next();
};

function unreadable(field: string): ValidationFailed {
  const [name = ''] = field.split('=', 1);
  const message = 'Please use one line without control characters';
  return new ValidationFailed([{ path: textOf(name) ?? '', message }]);
}

/** Undefined if there is none that anybody could read. */
function textOf(escaped: string): string | undefined {
  try {
    const text = decodeURIComponent(escaped);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
