import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentContext } from '../context/request-context.ts';
import { loggedError } from './logged-error.ts';

/** Values under these names never reach a log. */
const REDACTED = ['password', 'currentPassword', 'newPassword', 'token', 'authorization', 'cookie', 'sess'];

/** One JSON line an event, with the request's correlation id. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    mixin: () => {
      const context = currentContext();
      return context ? { correlationId: context.correlationId, actor: context.actor } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Its words for a log are a line. */
const LINE_MAX = 300;

/** Nest's own messages in the same log. An error is told by the same list as ours; the stack beside a message is not. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, context?: unknown) => this.logger.debug({ context }, firstLine(message));
  error = (message: unknown) =>
    message instanceof Error
      ? this.logger.error({ err: message }, 'nest: error')
      : this.logger.error(firstLine(message));
  warn = (message: unknown, context?: unknown) => this.logger.warn({ context }, firstLine(message));
  debug = (message: unknown, context?: unknown) => this.logger.debug({ context }, firstLine(message));
  verbose = (message: unknown, context?: unknown) => this.logger.trace({ context }, firstLine(message));
}

const firstLine = (message: unknown): string =>
  typeof message === 'string' ? (message.split('\n')[0] ?? '').slice(0, LINE_MAX) : typeof message;
