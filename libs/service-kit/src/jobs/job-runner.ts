import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../bootstrap/tokens.ts';
import { withContext } from '../context/request-context.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobDefinition } from './job-definition.ts';
import { backoff, complete, giveBack, lease, type LeasedJob } from './job-lease.ts';
import { type JobProcessor, PermanentFailure } from './processor.decorator.ts';

/** Another worker took the job over: everything this try would have written is rolled back. */
class LeaseLost extends Error {}

/** One try at one job row: lease, work, and the outcome with its effects in one transaction. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(definition: JobDefinition<object>, processor: JobProcessor<object>, id: string): Promise<void> {
    const job = await lease(this.dataSource.manager, id, definition.leaseMs);
    if (!job) return;
    const context = { correlationId: job.id, actor: 'system' };
    await withContext(context, () => this.attempt(definition, processor, job));
  }

  private async attempt(
    definition: JobDefinition<object>,
    processor: JobProcessor<object>,
    job: LeasedJob,
  ): Promise<void> {
    const jobTry = { id: job.id, payload: job.payload, attempt: job.attempts };
    try {
      const conclude = await processor.process(jobTry);
      await this.unitOfWork.run(async (scope) => {
        await conclude?.(scope);
        if (!(await complete(scope.db, job))) throw new LeaseLost();
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const dead = error instanceof PermanentFailure || job.attempts >= definition.maxAttempts;
      this.logger.warn(
        { err: error, job: job.id, name: job.name, attempt: job.attempts, dead },
        'job failed',
      );
      await this.unitOfWork.run(async (scope) => {
        const waitMs = backoff(definition, job.attempts);
        if (!(await giveBack(scope.db, job, { error, dead, waitMs }))) return;
        await processor.failed?.(jobTry, { error, dead }, scope);
      });
    }
  }
}
