import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentContext } from '../context/request-context.ts';

/** Values under these names never reach a log. Guarantee S5. */
const REDACTED = ['password', 'currentPassword', 'newPassword', 'token', 'authorization', 'cookie', 'sess'];

/** One JSON line an event, with the request's correlation id. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    mixin: () => {
      const context = currentContext();
      return context ? { correlationId: context.correlationId, actor: context.actor } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Nest's own messages in the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, context?: unknown) => this.logger.debug({ context }, String(message));
  error = (message: unknown, ...rest: unknown[]) => this.logger.error({ rest }, String(message));
  warn = (message: unknown, context?: unknown) => this.logger.warn({ context }, String(message));
  debug = (message: unknown, context?: unknown) => this.logger.debug({ context }, String(message));
  verbose = (message: unknown, context?: unknown) => this.logger.trace({ context }, String(message));
}
