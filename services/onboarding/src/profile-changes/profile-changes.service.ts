import { Injectable } from '@nestjs/common';
import {
  ProfileChangeAsked,
  ProfileChangeRefused,
  ProfileChangeWithdrawn,
  type AddressConfirmationView,
  type AskProfileChange,
  type ConfirmNewAddress,
  type ProfileChangeView,
  type RefuseProfileChange,
  type WithdrawProfileChange,
} from '@rep13/contracts-onboarding';
import { Clock, currentContext, NotFound, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { applyWhenReady } from './apply-when-ready.ts';
import { ProfileChange } from './profile-change.entity.ts';
import { toProfileChangeView } from './profile-change.views.ts';
import { ConfirmationExpired, nothingChanges, ProfileChangeOpen } from './profile-changes.errors.ts';
import { wantedChanges } from './wanted-changes.ts';

/** What becomes of a change that was asked for. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountSuspended, ValidationFailed, ProfileChangeOpen */
  ask({ signupId, changes, byStaff }: AskProfileChange): Promise<ProfileChangeView> {
    const now = this.clock.now();
    const by = actor();
    return this.unitOfWork.runOnce(async (scope) => {
      const { db, outbox } = scope;
      const signup = await lockSignup(db, signupId);
      if (!byStaff) signup.requireWritable();
      const wanted = wantedChanges(signup, changes);
      if (Object.keys(wanted.after).length === 0) throw nothingChanges();
      if (await db.existsBy(ProfileChange, { signupId, state: 'open' })) throw new ProfileChangeOpen();
      const change = db.create(ProfileChange, {
        ...{ signupId, ...wanted, state: 'open', askedAt: now, askedBy: by, confirmedAddresses: [] },
        ...(byStaff && { acceptedAt: now, acceptedBy: by }),
      });
      await db.save(change);
      const { id: changeId, fields, awaitsStaff, awaitsAddresses } = change;
      outbox.add(ProfileChangeAsked, { signupId, changeId, fields, awaitsStaff, awaitsAddresses });
      await applyWhenReady(scope, signup, change, now);
      return toProfileChangeView(change);
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  withdraw({ signupId, changeId }: WithdrawProfileChange): Promise<ProfileChangeView> {
    return this.move({ id: changeId, signupId }, ({ outbox }, change) => {
      change.decide('withdrawn', actor(), this.clock.now());
      outbox.add(ProfileChangeWithdrawn, { signupId, changeId });
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  accept(changeId: number): Promise<ProfileChangeView> {
    return this.move({ id: changeId }, (scope, change, signup) => {
      const now = this.clock.now();
      change.accept(actor(), now);
      return applyWhenReady(scope, signup, change, now);
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  refuse({ changeId, reason }: RefuseProfileChange): Promise<ProfileChangeView> {
    return this.move({ id: changeId }, ({ outbox }, change) => {
      change.decide('refused', actor(), this.clock.now());
      change.reason = reason;
      outbox.add(ProfileChangeRefused, { signupId: change.signupId, changeId });
    });
  }

  /** Pressed again, it says the same. @throws ConfirmationExpired */
  confirmAddress({ signupId, changeId: id, field }: ConfirmNewAddress): Promise<AddressConfirmationView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const found = await lockChange(scope.db, { id, signupId });
      if (!found?.change.after[field]) throw new ConfirmationExpired();
      const { change, signup } = found;
      if (change.state === 'applied') return { outcome: 'applied' };
      if (change.state !== 'open') throw new ConfirmationExpired();
      change.confirm(field);
      await applyWhenReady(scope, signup, change, this.clock.now());
      await scope.db.save(change);
      return { outcome: change.isReady ? 'applied' : 'waiting' };
    });
  }

  private move(
    where: { id: number; signupId?: number },
    work: (scope: Scope, change: ProfileChange, signup: Signup) => Promise<void> | void,
  ): Promise<ProfileChangeView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const found = await lockChange(scope.db, where);
      if (!found) throw new NotFound();
      found.change.requireOpen();
      await work(scope, found.change, found.signup);
      await scope.db.save(found.change);
      return toProfileChangeView(found.change);
    });
  }
}

const actor = () => currentContext()?.actor ?? 'system';

/** @throws NotFound */
async function lockSignup(db: EntityManager, id: number): Promise<Signup> {
  const signup = await db.findOne(Signup, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!signup) throw new NotFound();
  return signup;
}

/** The signup is locked first, as where a change is asked for: two that wait for each other would both fail. */
async function lockChange(db: EntityManager, where: { id: number; signupId?: number }) {
  const seen = await db.findOneBy(ProfileChange, where);
  if (!seen) return null;
  const signup = await lockSignup(db, seen.signupId);
  const lock = { mode: 'pessimistic_write' } as const;
  const change = await db.findOneOrFail(ProfileChange, { where: { id: seen.id }, lock });
  return { change, signup };
}
