import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepresentativeChanged } from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, LOGGER, whenDatabaseReady, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { FOLLOW_RECORD } from './follow-record.job.ts';
import { newestRecord } from '../representative-record/printed-record.ts';
import { fingerprintOf, recordChanges, recordFacts } from '../representative-record/record-facts.ts';
import { RepresentativeRecord } from '../representative-record/representative-record.entity.ts';

/** At each start, as the record is a file: whether it says something else than at the start before. */
@Injectable()
export class NoticeChangedRecord implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.unitOfWork.run((scope) => this.notice(scope)));
  }

  private async notice({ db, outbox, jobs }: Scope): Promise<void> {
    // Replicas that start together notice it once.
    await db.query(`select pg_advisory_xact_lock(hashtext('representative record'))`);
    const known = await newestRecord(db);
    const facts = recordFacts(this.entity);
    const fingerprint = fingerprintOf(facts);
    if (known?.fingerprint === fingerprint) return;
    const since = this.clock.now();
    // Nothing is known of what was printed before the first one: there is nothing to follow.
    const followedAt = known ? null : since;
    const { identifiers } = await db.insert(RepresentativeRecord, { fingerprint, facts, since, followedAt });
    if (!known) return;
    const recordId = (identifiers[0] as { id: number }).id;
    const changes = recordChanges(known.facts, facts);
    outbox.add(RepresentativeChanged, { recordId, changes, changedAt: since.toISOString() });
    jobs.enqueue(FOLLOW_RECORD, `${recordId}-0`, { recordId, after: 0 });
  }
}
