import { Catch, Inject, type ExceptionFilter } from '@nestjs/common';
import { ERROR_CODES } from '@rep13/contracts-constants';
import type { Logger } from 'pino';
import { throwError, type Observable } from 'rxjs';
import { LOGGER } from '../definition/tokens.ts';
import { DomainError } from '../errors/domain-error.ts';
import { ServiceUnavailable } from '../errors/errors.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { toWire } from './wire-error.ts';

/** Named errors travel as they are; everything else is logged here and goes out as "Something went wrong". */
@Catch()
export class CommandErrorsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown): Observable<never> {
    return throwError(() => toWire(this.named(error)));
  }

  private named(error: unknown): DomainError {
    if (error instanceof DomainError) return error;
    this.logger.error({ err: error }, 'command failed');
    if (isDatabaseAway(error)) return new ServiceUnavailable();
    return new DomainError(500, ERROR_CODES.unexpected, 'Something went wrong');
  }
}
