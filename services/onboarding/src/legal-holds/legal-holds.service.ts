import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  LegalHoldLifted,
  LegalHoldSet,
  LiftLegalHold,
  ListLegalHolds,
  SetLegalHold,
  type LegalHoldView,
} from '@rep13/contracts-onboarding';
import {
  Clock,
  currentActor,
  HOLDS_LOCK,
  lockOne,
  NotFound,
  OnCommand,
  UnitOfWork,
} from '@rep13/service-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { LegalHold } from './legal-hold.entity.ts';
import { ListHeldClients } from '@rep13/contracts-messaging';

/** Holds that staff sets and lifts. What it answered holds: the next batch of a cleaner sees it. */
@Injectable()
export class LegalHoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  @OnCommand(SetLegalHold)
  set({ signupId, reason }: SetLegalHold): Promise<LegalHoldView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      // Waits for the batch under way: what is there after that stays.
      await db.query(`select pg_advisory_xact_lock(${HOLDS_LOCK})`);
      if (!(await db.existsBy(Signup, { id: signupId }))) throw new NotFound();
      const at = this.clock.now();
      const hold = await db.save(LegalHold.on(signupId, { reason, by: currentActor(), at }));
      outbox.add(LegalHoldSet, { holdId: hold.id, signupId, setAt: at.toISOString() });
      return viewOf(db, hold);
    });
  }

  /** @throws NotFound */
  @OnCommand(LiftLegalHold)
  lift({ id }: LiftLegalHold): Promise<LegalHoldView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const hold = await lockOne(db, LegalHold, { id });
      if (!hold) throw new NotFound();
      const at = this.clock.now();
      if (hold.lift(currentActor(), at)) {
        await db.save(hold);
        outbox.add(LegalHoldLifted, { holdId: id, signupId: hold.signupId, liftedAt: at.toISOString() });
      }
      return viewOf(db, hold);
    });
  }

  /** Those in force first, each newest first. */
  @OnCommand(ListLegalHolds)
  async list(): Promise<LegalHoldView[]> {
    const db = this.dataSource.manager;
    const holds = await db
      .createQueryBuilder(LegalHold, 'hold')
      .orderBy('hold.liftedAt is null', 'DESC')
      .addOrderBy('hold.id', 'DESC')
      .take(LIST_MAX)
      .getMany();
    return viewsOf(db, holds);
  }

  @OnCommand(ListHeldClients)
  async clients(): Promise<number[]> {
    const rows = await this.dataSource.query<{ signup_id: number }[]>(
      'select distinct signup_id from legal_holds where lifted_at is null order by signup_id',
    );
    return rows.map(({ signup_id: signupId }) => signupId);
  }
}

async function viewOf(db: EntityManager, hold: LegalHold): Promise<LegalHoldView> {
  const [view] = await viewsOf(db, [hold]);
  if (!view) throw new NotFound();
  return view;
}

async function viewsOf(db: EntityManager, holds: readonly LegalHold[]): Promise<LegalHoldView[]> {
  const ids = holds.map(({ signupId }) => signupId);
  const signups = await db.find(Signup, { where: { id: In(ids) }, select: { id: true, companyName: true } });
  const names = new Map(signups.map(({ id, companyName }) => [id, companyName]));
  return holds.map((hold) => ({
    id: hold.id,
    signupId: hold.signupId,
    companyName: names.get(hold.signupId) ?? null,
    reason: hold.reason,
    setBy: hold.setBy,
    setAt: hold.setAt.toISOString(),
    liftedBy: hold.liftedBy,
    liftedAt: hold.liftedAt?.toISOString() ?? null,
  }));
}
