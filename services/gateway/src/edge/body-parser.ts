import express, { type RequestHandler } from 'express';
import { BodyTooComplex, MalformedBody, UnsupportedMediaType } from './http-errors.ts';
import { inOrder } from './in-order.ts';
import { excessOf } from './json-excess.ts';
import { sendError } from './send-error.ts';

const refuseUnreadableBodies: RequestHandler = (request, response, next) => {
  if (!isWellFormed(request.body)) return sendError(response, new MalformedBody());
  next();
};

/**
 * Before anything parses it. JSON is UTF-8 (RFC 8259, section 8.1), while the parser would take UTF-7 and more.
 */
function refuseUnread(_request: unknown, _response: unknown, bytes: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new UnsupportedMediaType();
  const excess = excessOf(bytes);
  if (excess) throw new BodyTooComplex(excess);
}

const JSON_TYPE = 'application/json';
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

const jsonUpTo = (limit: string, ...types: string[]): RequestHandler =>
  express.json({ limit, strict: true, type: [JSON_TYPE, ...types], verify: refuseUnread });

const small = jsonUpTo('100kb');
/** An order may name hundreds of long addresses; all other bodies are small. */
const large = jsonUpTo('1mb');
/** A bundle of reports is some kilobytes. */
const reports = jsonUpTo('64kb', ...REPORT_TYPES);
/** A provider signs the very bytes that it sends, so they stay as they came. */
const asItCame = express.text({ limit: '256kb', type: '*/*', verify: refuseUnread });

const ORDERS_PATH = /^\/authority-requests\/?$/i;
const REPORTS_PATH = /^\/csp-reports\/?$/i;
const SIGNED_PATH = /^\/payments\/[^/]+\/webhook\/?$/i;

/**
 * The one way in for bodies that are no files, below the path that the API has.
 * @param admitOrder stands before the only body that may be long and comes from strangers.
 */
export function parseBody(admitOrder: RequestHandler): RequestHandler[] {
  const order = inOrder([admitOrder, large]);
  const parserFor = (method: string, path: string): RequestHandler => {
    if (method === 'POST' && ORDERS_PATH.test(path)) return order;
    if (REPORTS_PATH.test(path)) return reports;
    return SIGNED_PATH.test(path) ? asItCame : small;
  };
  return [
    (request, response, next) => void parserFor(request.method, request.path)(request, response, next),
    refuseUnreadableBodies,
  ];
}

/** No text with half a surrogate pair or a NUL: neither validators nor Postgres take it, nor does anybody type it. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}
