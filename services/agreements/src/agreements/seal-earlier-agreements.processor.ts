import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Clock,
  LOGGER,
  whenDatabaseReady,
  Process,
  UnitOfWork,
  type Conclusion,
  type JobProcessor,
  type JobTry,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { SealsService } from '../seal/seals.service.ts';
import { SEAL_EARLIER_AGREEMENTS } from './seal-earlier-agreements.job.ts';

/** Looked at by one job; a million take two hundred. */
const AT_ONCE = 5_000;
/** Clients who signed before that got the mail long ago; around an update the mail's own key prevents a second one. */
const MAILED_BEFORE_MS = 7 * 86_400_000;

interface Looked {
  readonly id: number;
  /** Of the PDF; null where it is not made yet, or has its seal. */
  readonly unsealed: string | null;
  readonly signedAt: Date;
}

/** At a start with a seal, once a day at most: there is nothing to do for what is sealed. */
@Process(SEAL_EARLIER_AGREEMENTS)
@Injectable()
export class SealEarlierAgreements implements JobProcessor<{ afterId: number }>, OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.seals.isOn) return;
    const today = this.clock.now().toISOString().slice(0, 10);
    await whenDatabaseReady(this.logger, () =>
      this.unitOfWork.run(({ jobs }) => {
        jobs.enqueue(SEAL_EARLIER_AGREEMENTS, `from ${today}`, { afterId: 0 });
      }),
    );
  }

  async process({ id, payload: { afterId } }: JobTry<{ afterId: number }>): Promise<Conclusion> {
    const looked = await this.lookAt(afterId);
    const mailedBefore = this.clock.now().getTime() - MAILED_BEFORE_MS;
    return (scope) => {
      for (const { unsealed, signedAt } of looked)
        if (unsealed) this.seals.order(scope, unsealed, { isAnnounced: signedAt.getTime() > mailedBefore });
      const last = looked.at(-1);
      if (last && looked.length === AT_ONCE)
        scope.jobs.enqueue(SEAL_EARLIER_AGREEMENTS, `after ${id}`, { afterId: last.id });
      return Promise.resolve();
    };
  }

  private lookAt(afterId: number): Promise<Looked[]> {
    return this.dataSource.query<Looked[]>(
      `select id, signed_at as "signedAt",
         case when not exists (select from document_seals where rendered_sha256 = pdf_sha256)
           then pdf_sha256 end as unsealed
       from legal_agreements where id > $1 order by id limit $2`,
      [afterId, AT_ONCE],
    );
  }
}
