import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  LOGGER,
  whenDatabaseReady,
  Process,
  UnitOfWork,
  type Conclusion,
  type JobProcessor,
  type JobTry,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { LettersService } from './letters.service.ts';
import { RENDER_LETTER } from './render-letter.job.ts';

/** At each start also for letters that were signed under a release that made no PDFs of them. */
@Process(RENDER_LETTER)
@Injectable()
export class RenderLetter implements JobProcessor<{ designationId: number }>, OnApplicationBootstrap {
  constructor(
    private readonly letters: LettersService,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () =>
      this.unitOfWork.run(async ({ db, jobs }) => {
        const missing = await db.query<{ id: number }[]>(
          "select id from designations where letter_sha256 is null and state not in ('draft', 'superseded')",
        );
        for (const { id } of missing) jobs.enqueue(RENDER_LETTER, `${id}`, { designationId: id });
      }),
    );
  }

  async process({ payload }: JobTry<{ designationId: number }>): Promise<Conclusion | void> {
    const bytes = await this.letters.make(payload.designationId);
    if (bytes) return (scope) => this.letters.store(scope, payload.designationId, bytes);
  }
}
