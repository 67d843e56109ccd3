import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError, LOGGER } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { RefusalTrail } from './identity/trail/refusal-trail.ts';
import { sendError } from './edge/send-error.ts';
import { toDomainError } from './edge/to-domain-error.ts';

/** Every error leaves as `code`, `message` and `errors`; the cause of an unexpected one only goes to the log. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly refusals: RefusalTrail,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    const refusal = toDomainError(error) ?? this.unexpected(error);
    this.refusals.note(host.switchToHttp().getRequest<Request>(), refusal);
    sendError(response, refusal);
  }

  private unexpected(error: unknown): DomainError {
    this.logger.error({ err: error }, 'request failed');
    return new DomainError(500, ERROR_CODES.unexpected, 'Something went wrong');
  }
}
