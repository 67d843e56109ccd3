import express, { type RequestHandler } from 'express';
import { sendError } from './send-error.ts';
import { MalformedBody, UnsupportedMediaType } from './http-errors.ts';

/** No body of this API is deeper than a few levels; very deep nesting would exhaust the stack further in. */
const DEPTH_MAX = 20;

const refuseUnreadableBodies: RequestHandler = (request, response, next) => {
  const isReadable = !isDeeper(request.body, DEPTH_MAX) && isWellFormed(request.body);
  if (!isReadable) return sendError(response, new MalformedBody());
  next();
};

/** JSON is UTF-8 (RFC 8259, section 8.1); the parser would take UTF-7 and more. */
function refuseOtherCharsets(_request: unknown, _response: unknown, _bytes: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new UnsupportedMediaType();
}

/** An order may name hundreds of long addresses; all other bodies are small. */
const LARGE = { path: '/authority-requests', limit: '1mb' };

const jsonUpTo = (limit: string): RequestHandler =>
  express.json({ limit, strict: true, type: 'application/json', verify: refuseOtherCharsets });

const small = jsonUpTo('100kb');
const large = jsonUpTo(LARGE.limit);

/** A provider signs the very bytes that it sends, so they stay as they came. */
const SIGNED_PATH = /^\/payments\/[^/]+\/webhook$/;
const asItCame = express.text({ limit: '256kb', type: '*/*', verify: refuseOtherCharsets });

const parserFor = (path: string): RequestHandler => {
  if (SIGNED_PATH.test(path)) return asItCame;
  return path === LARGE.path ? large : small;
};

/** JSON objects and lists of at most 100 kB, below the path that the API has. */
export const parseBody: RequestHandler[] = [
  (request, response, next) => void parserFor(request.path)(request, response, next),
  refuseUnreadableBodies,
];

/** No text with half a surrogate pair or a NUL: neither validators nor Postgres take it, nor does anybody type it. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return !isContainer(value) || Object.values(value).every(isWellFormed);
}

/** Level by level, so that the check itself needs no stack. */
function isDeeper(value: unknown, max: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= max) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
