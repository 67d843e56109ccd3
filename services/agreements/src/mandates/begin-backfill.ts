import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, whenDatabaseReady, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { BACKFILL_MANDATES } from './backfill-mandates.job.ts';
import { newestWithoutMandate } from './signed-without-mandate.ts';

/** At each start, as a service of the release before may still have signed without a mandate meanwhile. */
@Injectable()
export class BeginBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.enqueue());
  }

  private enqueue(): Promise<void> {
    return this.unitOfWork.run(async ({ db, jobs }) => {
      const upTo = await newestWithoutMandate(db);
      if (upTo !== undefined) jobs.enqueue(BACKFILL_MANDATES, `0-${upTo}`, { after: 0, upTo });
    });
  }
}
