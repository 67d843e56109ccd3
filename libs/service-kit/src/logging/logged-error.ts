import { QueryFailedError } from 'typeorm';
import { DomainError } from '../errors/domain-error.ts';

/** How far the causes of an error are followed. */
const CAUSES_MAX = 3;
/** A statement's text helps as far as this. */
const STATEMENT_MAX = 1_000;

/** SQLSTATE classes whose messages name tables, roles and connections, and never a value of a row or a parameter. */
const VALUE_FREE_CLASSES = new Set(['08', '23', '25', '28', '3D', '3F', '40', '42', '53', '55', '57', '58']);

/** Messages of our drivers that are always the same. */
const KNOWN_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated(?: unexpectedly| due to connection timeout)?|Query read timeout|Connection is closed\.|Client has encountered a connection error and is not queryable|Stream isn't writeable and enableOfflineQueue options is false|TIMEOUT|CONNECTION_CLOSED)$/;

const CODE = /^[A-Z0-9_]{2,40}$/;
const SYSTEM_CODE = /^E[A-Z0-9_]+$/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** What names things in a database, and what an SMTP command or a system call is called. */
const NAME = /^[\w .-]{1,80}$/;
/** A line of a stack that names a place in code. */
const FRAME = /^\s+at (?:.{0,120}\()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

/** What a log may contain of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/**
 * An error as it may stand in a log: what kind it is and where it arose, never what it was about. Drivers and servers
 * put whole rows, parameters and recipients into errors, also into their messages, so everything here is on a list of
 * what is let through.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error };
  return defined({
    type: error.constructor.name,
    message: safeMessageOf(error),
    code: codeOf(error),
    ...ofDatabase(error),
    ...named(error, ['syscall', 'command']),
    ...numbers(error, ['port', 'status', 'responseCode']),
    cause:
      depth < CAUSES_MAX && error.cause instanceof Error ? loggedError(error.cause, depth + 1) : undefined,
    stack: framesOf(error),
  });
}

/** The message, where it can hold nothing of a customer's. */
export function safeMessageOf(error: Error): string | undefined {
  if (error instanceof DomainError || KNOWN_MESSAGE.test(error.message)) return error.message;
  const code = codeOf(error) ?? '';
  if (isOfPostgres(error)) return VALUE_FREE_CLASSES.has(code.slice(0, 2)) ? error.message : undefined;
  const syscall = fieldOf(error, 'syscall');
  return SYSTEM_CODE.test(code) && typeof syscall === 'string' ? `${syscall} ${code}` : undefined;
}

function codeOf(error: Error): string | undefined {
  if (error instanceof DomainError) return error.code;
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}

const isOfPostgres = (error: Error): boolean =>
  SQL_STATE.test(codeOf(error) ?? '') && typeof fieldOf(error, 'severity') === 'string';

/** The statement has placeholders where its values go; parameters and Postgres' `detail` stay out. */
function ofDatabase(error: Error): object {
  const statement = error instanceof QueryFailedError ? error.query.slice(0, STATEMENT_MAX) : undefined;
  if (!isOfPostgres(error)) return { statement };
  return { statement, ...named(error, ['schema', 'table', 'column', 'constraint', 'routine']) };
}

const named = (error: Error, fields: readonly string[]): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = fieldOf(error, field);
      return typeof value === 'string' && NAME.test(value) ? [[field, value]] : [];
    }),
  );

const numbers = (error: Error, fields: readonly string[]): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = fieldOf(error, field);
      return typeof value === 'number' ? [[field, value]] : [];
    }),
  );

/** Only the places: the lines above them repeat the message. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  const frames = below.split('\n').filter((line) => FRAME.test(line));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

const fieldOf = (error: Error, field: string): unknown =>
  (error as unknown as Record<string, unknown>)[field];

const defined = (fields: LoggedError): LoggedError =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as LoggedError;
