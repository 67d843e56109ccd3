import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** SQLSTATE classes and socket errors that mean "not now", in contrast to "wrong". */
const CLASSES = ['08', '53', '57', '58'];
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // A host that is cut off, a network that is, a resolver that is.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** The server may only be read: a standby, or a primary that has just become one. No statement of ours asks for that. */
export const READ_ONLY = '25006';
/** A transaction in which nothing was said for too long: its connection is gone. */
const IDLE_TOO_LONG = '25P03';
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Postgres has ended the connection, whatever the code: on a full volume `XX000` where it writes files of its own. */
const ENDED = ['FATAL', 'PANIC'];

/** Whether the error says that Postgres can't be used right now: down, full, overloaded, restarting, changing hands. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (typeof code !== 'string') return lostConnection(error);
  if (typeof severity === 'string' && ENDED.includes(severity)) return true;
  if (SOCKET.has(code) || [READ_ONLY, IDLE_TOO_LONG].includes(code)) return true;
  return SQLSTATE.test(code) && CLASSES.includes(code.slice(0, 2));
}

/**
 * A query that failed without an answer of Postgres, or the next one in a transaction whose connection was lost between
 * two; a value that could not be sent is an error of its own kind.
 */
const lostConnection = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  (error instanceof QueryFailedError && error.driverError.constructor === Error);
