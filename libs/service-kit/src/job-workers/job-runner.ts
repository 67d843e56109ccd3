import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { isDatabaseAway } from '../database/database-away.ts';
import { LOGGER } from '../definition/tokens.ts';
import { withContext } from '../context/request-context.ts';
import { UnitOfWork } from '../unit-of-work/unit-of-work.ts';
import type { JobDefinition } from '../definition/job-definition.ts';
import {
  backoff,
  complete,
  giveBack,
  lease,
  postpone,
  postponement,
  type LeasedJob,
} from '../jobs/job-lease.ts';
import { errorTypeOf } from '../tracing/in-span.ts';
import { jobSpan } from '../tracing/spans.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { type JobProcessor, type JobTry, PermanentFailure, Postponement } from './processor.decorator.ts';

/** Another worker took the job over, or may: nothing of what this try would have written is. */
class LeaseLost extends Error {}

/** One try at one job row: lease, work, and the outcome with its effects in one transaction. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(TRACING) private readonly tracing?: Tracing,
  ) {}

  async run(definition: JobDefinition<object>, processor: JobProcessor<object>, id: string): Promise<void> {
    const job = await this.lease(definition, processor, id);
    if (!job) return;
    const context = { correlationId: job.id, actor: 'system' };
    const span = this.tracing?.start(jobSpan(definition, job));
    let failure: unknown;
    try {
      const traced = span ? { ...context, traceparent: span.traceparent } : context;
      failure = await withContext(traced, () => this.attempt(definition, processor, job));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      span?.end(failure === undefined ? undefined : errorTypeOf(failure));
    }
  }

  private lease(
    { leaseMs }: JobDefinition<object>,
    processor: JobProcessor<object>,
    id: string,
  ): Promise<LeasedJob | undefined> {
    if (!processor.interrupted) return lease(this.dataSource.manager, id, leaseMs);
    return this.unitOfWork.run(async (scope) => {
      const job = await lease(scope.db, id, leaseMs);
      if (job?.interrupted)
        await processor.interrupted?.(toTry({ ...job, attempts: job.attempts - 1 }), scope);
      return job;
    });
  }

  /** What it failed with, once that is written down. */
  private async attempt(
    definition: JobDefinition<object>,
    processor: JobProcessor<object>,
    job: LeasedJob,
  ): Promise<unknown> {
    try {
      // Crashed or never ended in its last try: neither is a failure that anybody could have counted.
      if (countedTries(job) > definition.maxAttempts)
        throw new PermanentFailure('no try came back within its lease');
      const conclude = await whileLeased(definition, () => processor.process(toTry(job)));
      await this.unitOfWork.run(async (scope) => {
        await conclude?.(scope);
        if (!(await complete(scope.db, job))) throw new LeaseLost();
      });
      return undefined;
    } catch (error) {
      if (error instanceof LeaseLost) this.logger.warn({ job: job.id, name: job.name }, 'job lost its lease');
      else await this.fail(definition, processor, job, error);
      return error;
    }
  }

  private async fail(
    definition: JobDefinition<object>,
    processor: JobProcessor<object>,
    job: LeasedJob,
    error: unknown,
  ): Promise<void> {
    const isAway = error instanceof Postponement || isDatabaseAway(error);
    const postponed = isAway && !job.postponedTooLong;
    const counted = countedTries(job);
    const dead = !postponed && (isFinal(error) || counted >= definition.maxAttempts);
    this.logger.warn(
      { err: error, job: job.id, name: job.name, attempt: job.attempts, dead, postponed },
      'job failed',
    );
    await this.unitOfWork.run(async (scope) => {
      const givenBack = postponed
        ? await postpone(scope.db, job, { error, waitMs: postponement(definition, job.attempts) })
        : await giveBack(scope.db, job, { error, dead, waitMs: backoff(definition, counted) });
      const stillPostponed = postponed && job.postponed;
      if (givenBack) await processor.failed?.(toTry(job), { error, dead, stillPostponed }, scope);
    });
  }
}

/** Tries that were no postponements, this one included. */
const countedTries = ({ attempts, postponements }: LeasedJob): number => attempts - postponements;

/**
 * Waits for the work as long as the lease holds. From then on another worker may do it, and what never ends must not
 * take the place of others. @throws LeaseLost
 */
async function whileLeased<T>({ leaseMs }: JobDefinition<object>, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LeaseLost()), leaseMs);
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    clearTimeout(timer);
  }
}

const toTry = ({ id, payload, attempts }: LeasedJob): JobTry<object> => ({ id, payload, attempt: attempts });

/** A postponement ends here once the job has waited for too long. */
const isFinal = (error: unknown): boolean =>
  error instanceof PermanentFailure || error instanceof Postponement;
