import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, LOGGER, whenDatabaseReady, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { NAME_CLIENTS } from './name-clients.job.ts';

/** At each start, as a service of the release before may still have opened tickets without a name meanwhile. */
@Injectable()
export class BeginNamingClients implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.enqueue());
  }

  private enqueue(): Promise<void> {
    return this.unitOfWork.run(async ({ db, jobs }) => {
      const [nameless] = await db.query<object[]>(
        'select from sla_tickets where company_name is null and signup_id is not null limit 1',
      );
      if (nameless) jobs.enqueue(NAME_CLIENTS, `from-${this.clock.now().toISOString()}`, { after: 0 });
    });
  }
}
