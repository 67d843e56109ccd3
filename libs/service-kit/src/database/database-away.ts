import { QueryFailedError } from 'typeorm';

/** SQLSTATE classes and socket errors that mean "not now", in contrast to "wrong". */
const CLASSES = ['08', '53', '57', '58'];
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether the error says that Postgres can't be used right now: down, full, overloaded, restarting. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return lostConnection(error);
  return SOCKET.has(code) || (SQLSTATE.test(code) && CLASSES.includes(code.slice(0, 2)));
}

/** A query that failed without an answer of Postgres; a value that could not be sent is an error of its own kind. */
const lostConnection = (error: Error): boolean =>
  error instanceof QueryFailedError && error.driverError.constructor === Error;
