import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  CheckPublication,
  ConfirmPublication,
  NamePublicationPage,
  PublicationSeen,
  type ClientPublicationView,
} from '@rep13/contracts-onboarding';
import {
  Clock,
  currentActor,
  lockOne,
  OnCommand,
  UnitOfWork,
  ValidationFailed,
  type Scope,
} from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { requireWritableSignup, Signup } from '../signups/index.ts';
import { bookCheckNow, bookNextCheck } from './book-checks.ts';
import { newestChecks } from './newest-checks.ts';
import { PublicationNotWatched } from './publication.errors.ts';
import { toClientPublicationView } from './publication.views.ts';
import { PublicationWatch } from './publication-watch.entity.ts';
import { isSameSite } from './website/same-site.ts';

/** Which websites are read, and what people do about it. */
@Injectable()
export class PublicationWatchesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The mandate began. Safe to repeat; a client without a registration has nothing to read. */
  async start({ db, jobs }: Scope, signupId: number): Promise<void> {
    const signup = await db.findOne(Signup, { where: { id: signupId }, lock: { mode: 'pessimistic_read' } });
    if (!signup || (await db.existsBy(PublicationWatch, { signupId }))) return;
    const watch = PublicationWatch.begin(signupId, addressOf(signup), this.clock.now());
    await db.insert(PublicationWatch, watch);
    bookNextCheck(jobs, watch);
  }

  /** The mandate is over. Safe to repeat. */
  async stop({ db }: Scope, signupId: number): Promise<void> {
    const watch = await lockOne(db, PublicationWatch, { signupId });
    if (watch?.stop(this.clock.now())) await db.save(watch);
  }

  /** The client has another website: a page of the one before says nothing any more. Safe to repeat. */
  async move({ db }: Scope, signupId: number): Promise<void> {
    const watch = await lockOne(db, PublicationWatch, { signupId });
    if (!watch || watch.isStopped) return;
    const address = addressOf(await db.findOneByOrFail(Signup, { id: signupId }));
    if (isSameSite(watch.url, address)) return;
    watch.namePage(address);
    watch.askedAt = null;
    await db.save(watch);
  }

  /** @throws PublicationNotWatched, AccountSuspended, NotFound, ValidationFailed */
  @OnCommand(NamePublicationPage)
  namePage({ signupId, url }: NamePublicationPage): Promise<ClientPublicationView> {
    return this.change(signupId, async ({ db }, watch) => {
      const { websiteUrl } = await db.findOneByOrFail(Signup, { id: signupId });
      if (!isSameSite(url, websiteUrl))
        throw new ValidationFailed([{ path: 'url', message: MESSAGES.publicationOtherDomain }]);
      watch.namePage(new URL(url).href);
      // One under way reads the page of before.
      watch.askedAt = null;
    });
  }

  /** @throws PublicationNotWatched, AccountSuspended, NotFound */
  @OnCommand(CheckPublication)
  check({ signupId }: CheckPublication): Promise<ClientPublicationView> {
    return this.change(signupId, () => Promise.resolve());
  }

  /** @throws PublicationNotWatched */
  @OnCommand(ConfirmPublication)
  confirm({ signupId, note }: ConfirmPublication): Promise<ClientPublicationView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const watch = await requireWatch(db, signupId);
      const now = this.clock.now();
      watch.confirm(currentActor(), note, now);
      await db.save(watch);
      outbox.add(PublicationSeen, { signupId, seenAt: now.toISOString(), confirmedByHand: true });
      return toClientPublicationView(watch, await newestChecks(db, signupId));
    });
  }

  /** By the client: then the website is read at once, unless that goes on already. */
  private change(
    signupId: number,
    work: (scope: Scope, watch: PublicationWatch) => Promise<void>,
  ): Promise<ClientPublicationView> {
    return this.unitOfWork.runOnce(async (scope) => {
      await requireWritableSignup(scope.db, signupId);
      const watch = await requireWatch(scope.db, signupId);
      await work(scope, watch);
      if (!watch.askedAt) {
        watch.askedAt = this.clock.now();
        bookCheckNow(scope.jobs, watch, watch.askedAt);
      }
      await scope.db.save(watch);
      return toClientPublicationView(watch, await newestChecks(scope.db, signupId));
    });
  }
}

/** @throws PublicationNotWatched */
async function requireWatch(db: EntityManager, signupId: number): Promise<PublicationWatch> {
  const watch = await lockOne(db, PublicationWatch, { signupId });
  if (!watch || watch.isStopped) throw new PublicationNotWatched();
  return watch;
}

/** A website may be registered without its scheme. */
const addressOf = ({ websiteUrl }: Signup): string =>
  /^https?:\/\//i.test(websiteUrl) ? websiteUrl : `https://${websiteUrl}`;
