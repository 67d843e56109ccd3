import { Injectable } from '@nestjs/common';
import { FindMandate } from '@rep13/contracts-agreements';
import { missingLines } from '@rep13/contracts-onboarding/constants';
import { PublicationMissing, PublicationSeen, PublicationUnjudged } from '@rep13/contracts-onboarding';
import {
  Clock,
  lockOne,
  Process,
  RpcClient,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { bookNextCheck } from './book-checks.ts';
import { CHECK_PUBLICATION, type PublicationCheckJob } from './check-publication.job.ts';
import { PublicationCheck } from './publication-check.entity.ts';
import { PublicationWatch, type PublicationNews } from './publication-watch.entity.ts';
import type { Reading } from './website/reading.ts';
import { WebsiteReader } from './website/website-reader.ts';

/** Reads a website and writes down what it came to. Nothing to do where the watch has another time by now. */
@Process(CHECK_PUBLICATION)
@Injectable()
export class CheckPublicationProcessor implements JobProcessor<PublicationCheckJob> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: WebsiteReader,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async process({ payload }: JobTry<PublicationCheckJob>): Promise<Conclusion | void> {
    const { signupId } = payload;
    const watch = await this.dataSource.manager.findOneBy(PublicationWatch, { signupId });
    if (!watch || !isWanted(watch, payload)) return;
    const { url } = watch;
    const mandate = await this.rpc.call(FindMandate, { signupId });
    const reading = await this.reader.read(url, mandate?.pointOfContact.designated ?? false);
    return (scope) => this.conclude(scope, payload, { url, reading });
  }

  /** After the last try the schedule goes on all the same. */
  async failed({ payload }: JobTry<PublicationCheckJob>, { dead }: Failure, scope: Scope): Promise<void> {
    if (!dead) return;
    const watch = await lockOne(scope.db, PublicationWatch, { signupId: payload.signupId });
    if (!watch || !isWanted(watch, payload)) return;
    watch.giveUp(this.clock.now());
    await scope.db.save(watch);
    bookNextCheck(scope.jobs, watch);
  }

  /** What was read of a page that is no longer the one to read, or that nobody asks for any more, is dropped. */
  private async conclude(
    scope: Scope,
    job: PublicationCheckJob,
    { url, reading }: { url: string; reading: Reading },
  ): Promise<void> {
    const watch = await lockOne(scope.db, PublicationWatch, { signupId: job.signupId });
    if (!watch || watch.url !== url || !isWanted(watch, job)) return;
    const now = this.clock.now();
    const news = watch.record(reading, now);
    await scope.db.insert(PublicationCheck, PublicationCheck.of(watch, reading, now));
    await scope.db.save(watch);
    announce(scope, watch, { news, reading }, now);
    bookNextCheck(scope.jobs, watch);
  }
}

function isWanted(watch: PublicationWatch, { dueAt, askedAt }: PublicationCheckJob): boolean {
  const time = askedAt === undefined ? [watch.nextAt, dueAt] : [watch.askedAt, askedAt];
  const [expected, given] = time as [Date | null, string | undefined];
  return expected !== null && expected.toISOString() === given;
}

interface Outcome {
  readonly news: PublicationNews;
  readonly reading: Reading;
}

function announce(
  { outbox }: Scope,
  watch: PublicationWatch,
  { news, reading: { found, contactPoint } }: Outcome,
  now: Date,
): void {
  const { signupId, firstMissedAt, unjudgedSince, obstacle } = watch;
  const at = now.toISOString();
  if (news === 'seen') outbox.add(PublicationSeen, { signupId, seenAt: at, confirmedByHand: false });
  if (news === 'missing')
    outbox.add(PublicationMissing, {
      signupId,
      firstMissedAt: (firstMissedAt ?? now).toISOString(),
      missedAt: at,
      lines: missingLines(found, contactPoint),
    });
  if (news === 'unjudged')
    outbox.add(PublicationUnjudged, {
      signupId,
      since: (unjudgedSince ?? now).toISOString(),
      at,
      obstacle: obstacle ?? 'unreadable',
    });
}
