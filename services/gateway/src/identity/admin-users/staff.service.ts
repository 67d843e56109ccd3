import { Injectable } from '@nestjs/common';
import type { AdminUserBody, OneTimePasswordView, StaffMemberView } from '@rep13/contracts-admin';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import {
  AdminUserCreated,
  AdminUserDeactivated,
  AdminUserPasswordReset,
  AdminUserReactivated,
  AdminUserRoleChanged,
} from '@rep13/contracts-gateway';
import type { FieldError } from '@rep13/contracts-messaging';
import { Clock, hashPassword, NotFound, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Forbidden, NotSignedIn } from '../../edge/http-errors.ts';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUserExists, LastAdmin, OwnAccount } from './admin-user.errors.ts';
import { toStaffMemberView } from './admin-user.view.ts';
import { noteStaffChange } from './dependent-staff.ts';
import { oneTimePassword } from './one-time-password.ts';

type Decide = (user: AdminUser, scope: Scope) => Promise<void>;

/** Who works here and in which role. `by` is the admin who asks. */
@Injectable()
export class StaffService {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Everybody, also the inactive, newest first. */
  async list(): Promise<StaffMemberView[]> {
    const users = await this.db.manager.find(AdminUser, { order: { id: 'desc' } });
    return users.map(toStaffMemberView);
  }

  /** @throws AdminUserExists, NotSignedIn, Forbidden */
  async add(given: AdminUserBody, by: AdminUser): Promise<OneTimePasswordView> {
    const password = oneTimePassword();
    const hash = await hashPassword(password);
    return this.unitOfWork.run(async ({ db, outbox }) => {
      await lockStaff(db);
      await requireStillAdmin(db, by);
      await requireFree(db, given);
      const user = await db.save(AdminUser.add(given, hash, this.clock.now()));
      await this.note(db, user.id, by);
      outbox.add(AdminUserCreated, { adminUserId: user.id, role: user.role });
      return { user: toStaffMemberView(user), oneTimePassword: password };
    });
  }

  /** `follow`: what else comes of it, in the same transaction. @throws NotFound, LastAdmin, OwnAccount */
  changeRole(id: number, role: AdminRole, by: AdminUser, follow: Decide): Promise<StaffMemberView> {
    return this.change(id, by, async (user, scope) => {
      const { db, outbox } = scope;
      if (role !== 'admin') await requireDispensable(db, user, by);
      if (!user.changeRole(role)) return;
      await this.note(db, id, by);
      outbox.add(AdminUserRoleChanged, { adminUserId: id, role, changedAt: this.time() });
      await follow(user, scope);
    });
  }

  /** Ends every session of theirs. `follow` as for a role. @throws NotFound, LastAdmin, OwnAccount */
  deactivate(id: number, by: AdminUser, follow: Decide): Promise<StaffMemberView> {
    return this.change(id, by, async (user, scope) => {
      await requireDispensable(scope.db, user, by);
      if (!user.deactivate(this.clock.now())) return;
      scope.outbox.add(AdminUserDeactivated, { adminUserId: id, changedAt: this.time() });
      await follow(user, scope);
    });
  }

  /** With the password and role from before. @throws NotFound */
  reactivate(id: number, by: AdminUser): Promise<StaffMemberView> {
    return this.change(id, by, async (user, { db, outbox }) => {
      if (!user.reactivate()) return;
      await this.note(db, id, by);
      outbox.add(AdminUserReactivated, { adminUserId: id, changedAt: this.time() });
    });
  }

  /** Ends every session of theirs; one's own password is changed, not reset. @throws NotFound, OwnAccount */
  async resetPassword(id: number, by: AdminUser): Promise<OneTimePasswordView> {
    const password = oneTimePassword();
    const hash = await hashPassword(password);
    const user = await this.change(id, by, async (user, { db, outbox }) => {
      if (user.id === by.id) throw new OwnAccount();
      user.giveOneTimePassword(hash, this.clock.now());
      await this.note(db, id, by);
      outbox.add(AdminUserPasswordReset, { adminUserId: id, changedAt: this.time() });
    });
    return { user, oneTimePassword: password };
  }

  private note = (db: EntityManager, adminUserId: number, by: AdminUser): Promise<void> =>
    noteStaffChange(db, { adminUserId, by: by.id, at: this.clock.now() });

  private time = (): string => this.clock.now().toISOString();

  private change(id: number, by: AdminUser, decide: Decide): Promise<StaffMemberView> {
    return this.unitOfWork.run(async (scope) => {
      await lockStaff(scope.db);
      await requireStillAdmin(scope.db, by);
      const user = await scope.db.findOneBy(AdminUser, { id });
      if (!user) throw new NotFound();
      await decide(user, scope);
      return toStaffMemberView(await scope.db.save(user));
    });
  }
}

/** One change at a time: two admins who deactivate each other must not both succeed. */
export const lockStaff = (db: EntityManager): Promise<unknown> =>
  db.query(`select pg_advisory_xact_lock(hashtext('staff'))`);

/** The guard let them in, but they may have lost their account, password or role while this request waited. */
export async function requireStillAdmin(db: EntityManager, by: AdminUser): Promise<void> {
  const now = await db.findOneBy(AdminUser, { id: by.id });
  if (!now?.isActive || now.sessionsValidFrom > by.sessionsValidFrom) throw new NotSignedIn();
  if (now.role !== 'admin') throw new Forbidden();
}

async function requireDispensable(db: EntityManager, user: AdminUser, by: AdminUser): Promise<void> {
  const admins = await db.countBy(AdminUser, { role: 'admin', isActive: true });
  if (user.isActiveAdmin && admins < 2) throw new LastAdmin();
  if (user.id === by.id) throw new OwnAccount();
}

async function requireFree(db: EntityManager, { username, email }: AdminUserBody): Promise<void> {
  const taken = await db.query<{ same_name: boolean; same_email: boolean }[]>(
    `select lower(username) = lower($1) as same_name, lower(email) = lower($2) as same_email
     from admin_users where lower(username) = lower($1) or lower(email) = lower($2)`,
    [username, email],
  );
  const errors: FieldError[] = [];
  if (taken.some((user) => user.same_name)) errors.push({ path: 'username', message: 'This name is taken' });
  if (taken.some((user) => user.same_email)) errors.push({ path: 'email', message: 'This address is taken' });
  if (errors.length > 0) throw new AdminUserExists(errors);
}
