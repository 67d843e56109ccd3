import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, UnitOfWork, whenDatabaseReady } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { RENDER_ADDENDUM_PDF } from './render-addendum-pdf.job.ts';

/** At each start: addenda that were signed before they became PDFs get theirs. The job's key makes it one for each. */
@Injectable()
export class RenderEarlierAddenda implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () =>
      this.unitOfWork.run(async ({ db, jobs }) => {
        const without = await db.query<{ signupId: number }[]>(
          `select signup_id as "signupId" from contact_point_addenda
           where not exists (select from addendum_pdfs pdf where pdf.signup_id = contact_point_addenda.signup_id)`,
        );
        for (const { signupId } of without) jobs.enqueue(RENDER_ADDENDUM_PDF, `${signupId}`, { signupId });
      }),
    );
  }
}
