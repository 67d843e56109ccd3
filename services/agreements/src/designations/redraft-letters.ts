import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, LOGGER, whenDatabaseReady, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { redraftOutdated } from './draft-designation.ts';

const BATCH = 100;

/** At each start: nobody signs a letter as an earlier release wrote it, or for an earlier record of the representative. A batch a transaction. */
@Injectable()
export class RedraftLetters implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.redraftAll());
  }

  private async redraftAll(after = 0): Promise<void> {
    const last = await this.unitOfWork.run((scope) => redraftBatch(scope, after, this.entity));
    if (last !== undefined) await this.redraftAll(last);
  }
}

/** @returns the id of the last one looked at, undefined when there is nothing left. */
async function redraftBatch(scope: Scope, after: number, entity: LegalEntity): Promise<number | undefined> {
  const { db } = scope;
  // Locked against who signs one meanwhile, and replicas that start together take turns.
  await db.query(`select pg_advisory_xact_lock(hashtext('redraft letters'))`);
  const batch = await db.query<{ id: number; signupId: number }[]>(
    `select id, signup_id as "signupId" from designations
     where state = 'draft' and id > $1 order by id limit ${BATCH} for update`,
    [after],
  );
  for (const { signupId } of batch) await redraftOutdated(scope, signupId, entity);
  return batch.at(-1)?.id;
}
