import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, whenDatabaseReady, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { enterRegister } from './enter-register.ts';
import { KEYS_VERSION } from './search-keys.ts';

const BATCH = 100;

/**
 * At each start: mandates that began under a release that kept no register, or looked names up by other rules, are
 * entered, a batch a transaction.
 */
@Injectable()
export class EnterMissing implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.enterAll());
  }

  private async enterAll(after = 0): Promise<void> {
    const last = await this.unitOfWork.run(({ db }) => enterBatch(db, after));
    if (last !== undefined) await this.enterAll(last);
  }
}

/** @returns the id of the last one looked at, undefined when there is nothing left. */
async function enterBatch(db: EntityManager, after: number): Promise<number | undefined> {
  // Replicas that start together enter each of them once: the second sees what the first has entered.
  await db.query(`select pg_advisory_xact_lock(hashtext('enter missing'))`);
  const batch = await db.query<{ id: number; signupId: number; registerNumber: string }[]>(
    `select m.id, m.signup_id as "signupId", m.register_number as "registerNumber"
     from mandates m left join register_entries e on e.mandate_id = m.id
     where m.began_at is not null and coalesce(e.keys_version, -1) < $2 and m.id > $1
     order by m.id limit ${BATCH}`,
    [after, KEYS_VERSION],
  );
  for (const mandate of batch) await enterRegister(db, mandate);
  return batch.at(-1)?.id;
}
