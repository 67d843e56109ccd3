import { Injectable } from '@nestjs/common';
import {
  AcceptProfileChange,
  ADDRESS_FIELDS,
  AskProfileChange,
  ConfirmNewAddress,
  ProfileChangeAsked,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
  RefuseProfileChange,
  StopProfileChange,
  WithdrawProfileChange,
  type AddressConfirmationView,
  type ChangeStoppedView,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { Clock, currentActor, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { lockSignupOrFail, type Signup } from '../signups/index.ts';
import { applyWhenReady } from './apply-when-ready.ts';
import { lockChange } from './lock-change.ts';
import { ProfileChange } from './profile-change.entity.ts';
import { toProfileChangeView } from './profile-change.views.ts';
import { ConfirmationExpired, nothingChanges, ProfileChangeOpen } from './profile-changes.errors.ts';
import { wantedChanges } from './wanted-changes.ts';

/** What becomes of a change that was asked for. */
@Injectable()
export class ProfileChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountSuspended, ValidationFailed, ProfileChangeOpen */
  @OnCommand(AskProfileChange)
  ask({ signupId, changes, byStaff }: AskProfileChange): Promise<ProfileChangeView> {
    const now = this.clock.now();
    const by = currentActor();
    return this.unitOfWork.runOnce(async (scope) => {
      const { db, outbox } = scope;
      const signup = await lockSignupOrFail(db, signupId);
      if (!byStaff) signup.requireWritable();
      const wanted = wantedChanges(signup, changes);
      if (Object.keys(wanted.after).length === 0) throw nothingChanges();
      if (await db.existsBy(ProfileChange, { signupId, state: 'open' })) throw new ProfileChangeOpen();
      const change = db.create(ProfileChange, {
        ...{ signupId, ...wanted, state: 'open', askedAt: now, askedBy: by, confirmedAddresses: [] },
        ...(byStaff && { acceptedAt: now, acceptedBy: by }),
        isStoppable: byStaff && ADDRESS_FIELDS.some((field) => wanted.after[field] !== undefined),
        stoppableUntil: null,
      });
      await db.save(change);
      const { id: changeId, fields, awaitsStaff, awaitsAddresses, isStoppable } = change;
      const asked = { signupId, changeId, fields, awaitsStaff, awaitsAddresses };
      outbox.add(ProfileChangeAsked, { ...asked, ...(isStoppable && { isStoppable }) });
      await applyWhenReady(scope, signup, change, now);
      return toProfileChangeView(change);
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  @OnCommand(WithdrawProfileChange)
  withdraw({ signupId, changeId }: WithdrawProfileChange): Promise<ProfileChangeView> {
    return this.move({ id: changeId, signupId }, ({ outbox }, change) => {
      change.decide('withdrawn', currentActor(), this.clock.now());
      outbox.add(ProfileChangeWithdrawn, { signupId, changeId });
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  @OnCommand(AcceptProfileChange)
  accept({ changeId }: AcceptProfileChange): Promise<ProfileChangeView> {
    return this.move({ id: changeId }, async (scope, change, signup) => {
      const now = this.clock.now();
      change.accept(currentActor(), now);
      await applyWhenReady(scope, signup, change, now);
    });
  }

  /** @throws NotFound, ProfileChangeDecided */
  @OnCommand(RefuseProfileChange)
  refuse({ changeId, reason }: RefuseProfileChange): Promise<ProfileChangeView> {
    return this.move({ id: changeId }, ({ outbox }, change) => {
      change.decide('refused', currentActor(), this.clock.now());
      change.reason = reason;
      outbox.add(ProfileChangeRefused, { signupId: change.signupId, changeId });
    });
  }

  /** Pressed again, it says the same. @throws ConfirmationExpired */
  @OnCommand(ConfirmNewAddress)
  confirmAddress({ signupId, changeId: id, field }: ConfirmNewAddress): Promise<AddressConfirmationView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const found = await lockChange(scope.db, { id, signupId });
      if (!found?.change.after[field]) throw new ConfirmationExpired();
      const { change, signup } = found;
      if (change.state === 'applied') return { outcome: 'applied' };
      if (change.state !== 'open') throw new ConfirmationExpired();
      change.confirm(field);
      const isApplied = await applyWhenReady(scope, signup, change, this.clock.now());
      await scope.db.save(change);
      return { outcome: isApplied ? 'applied' : 'waiting' };
    });
  }

  /**
   * By the contact before it, who was mailed a link. Pressed again, it says the same; also of what was withdrawn or
   * refused, which does not happen either. @throws ConfirmationExpired
   */
  @OnCommand(StopProfileChange)
  stop({ signupId, changeId: id }: StopProfileChange): Promise<ChangeStoppedView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const change = (await lockChange(db, { id, signupId }))?.change;
      if (!change?.isStoppable) throw new ConfirmationExpired();
      if (change.state === 'applied') return { outcome: 'applied' };
      if (change.state === 'open') {
        change.decide('stopped', currentActor(), this.clock.now());
        await db.save(change);
        outbox.add(ProfileChangeStopped, { signupId, changeId: id });
      }
      return { outcome: 'stopped' };
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
