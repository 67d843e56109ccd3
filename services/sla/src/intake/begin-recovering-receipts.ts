import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, UnitOfWork, whenDatabaseReady } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { RECOVER_RECEIPTS } from './recover-receipts.job.ts';

/** At the first start with an order whose receipt is not known: the key is the same at every start, so it is enqueued once. */
@Injectable()
export class BeginRecoveringReceipts implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.enqueue());
  }

  private enqueue(): Promise<void> {
    return this.unitOfWork.run(async ({ db, jobs }) => {
      const [unknown] = await db.query<object[]>(
        `select from sla_tickets ticket join authority_requests request on request.ticket_id = ticket.id
         where ticket.receipt_informed_at is null and request.email <> '' limit 1`,
      );
      if (unknown) jobs.enqueue(RECOVER_RECEIPTS, 'all', { before: null });
    });
  }
}
