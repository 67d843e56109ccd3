import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { IsNull } from 'typeorm';
import { Certificate } from '../certificates/certificate.entity.ts';
import { enqueueCertificate } from '../certificates/enqueue-certificate.ts';
import { draftForRecord } from '../designations/draft-designation.ts';
import { FOLLOW_RECORD, type RecordToFollow } from './follow-record.job.ts';
import { newestRecord, printedRecordId } from '../representative-record/printed-record.ts';
import { RepresentativeRecord } from '../representative-record/representative-record.entity.ts';

/** Mandates in one transaction. */
export const BATCH = 20;

interface InForce {
  readonly id: number;
  readonly signupId: number;
}

/** A batch is done with its job in one transaction, so what breaks off is done again as a whole, and only then. */
@Process(FOLLOW_RECORD)
@Injectable()
export class FollowRecord implements JobProcessor<RecordToFollow> {
  constructor(
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  process({ payload }: JobTry<RecordToFollow>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.follow(scope, payload));
  }

  private async follow(scope: Scope, { recordId, after }: RecordToFollow): Promise<void> {
    const { db, jobs } = scope;
    // A newer record has a job of its own.
    if ((await newestRecord(db))?.id !== recordId) return;
    await printedRecordId(db, this.entity);
    const batch = await inForceAfter(scope, after);
    for (const { id, signupId } of batch) {
      if (!(await db.existsBy(Certificate, { mandateId: id, recordId, revokedAt: IsNull() })))
        await enqueueCertificate(scope, id);
      await draftForRecord(scope, signupId, this.entity);
    }
    const last = batch.at(-1);
    if (last && batch.length === BATCH)
      jobs.enqueue(FOLLOW_RECORD, `${recordId}-${last.id}`, { recordId, after: last.id });
    else await db.update(RepresentativeRecord, { id: recordId }, { followedAt: this.clock.now() });
  }
}

/** Locked, as a certificate and a letter are written for what the mandate is now. */
const inForceAfter = ({ db }: Scope, after: number): Promise<InForce[]> =>
  db.query<InForce[]>(
    `select id, signup_id as "signupId" from mandates
     where state in ('in_force', 'ending') and id > $1 order by id limit $2 for update`,
    [after, BATCH],
  );
