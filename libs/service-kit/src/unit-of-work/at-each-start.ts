import { Inject, Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import type { Logger } from 'pino';
import { whenDatabaseReady } from '../database/when-database-ready.ts';
import { LOGGER } from '../definition/tokens.ts';
import { UnitOfWork, type Scope } from './unit-of-work.ts';

/**
 * A provider that does its work at each start of its service, in one transaction, as soon as the database answers.
 * @param work is done again from its beginning where the database goes away, and by each replica.
 */
export function atEachStart(work: (scope: Scope) => Promise<void>): Type<OnApplicationBootstrap> {
  @Injectable()
  class AtEachStart implements OnApplicationBootstrap {
    constructor(
      private readonly unitOfWork: UnitOfWork,
      @Inject(LOGGER) private readonly logger: Logger,
    ) {}

    onApplicationBootstrap(): Promise<void> {
      return whenDatabaseReady(this.logger, () => this.unitOfWork.run(work));
    }
  }
  return AtEachStart;
}
