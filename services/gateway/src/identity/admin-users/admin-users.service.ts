import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AdminPasswordBody } from '@rep13/contracts-admin';
import { AdminUserPasswordChanged } from '@rep13/contracts-gateway';
import {
  Clock,
  hashPassword,
  passwordFault,
  renewedHash,
  UnitOfWork,
  ValidationFailed,
  verifyPassword,
} from '@rep13/service-kit';
import { Repository } from 'typeorm';
import { InvalidCredentials } from '../../edge/http-errors.ts';
import { AdminUser } from './admin-user.entity.ts';
import { lockStaff } from './staff.service.ts';

/** What a session knows of its admin. */
interface SignedInAdmin {
  readonly id: number;
  readonly signedInAt: number;
}

const WRONG = 'This is not your current password';

@Injectable()
export class AdminUsersService {
  constructor(
    @InjectRepository(AdminUser) private readonly users: Repository<AdminUser>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Takes as long for an unknown or disabled name as for a known one. @throws InvalidCredentials */
  async signIn(username: string, password: string): Promise<AdminUser> {
    const found = await this.users.findOneBy({ username });
    const user = found?.maySignIn(this.clock.now()) ? found : null;
    if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user)
      throw new InvalidCredentials();
    const { id, passwordHash } = user;
    const renewed = await renewedHash(passwordHash, password);
    if (renewed) await this.users.update({ id, passwordHash }, { passwordHash: renewed });
    if (!user.hasSecondFactor) await this.noteSignIn(user);
    return user;
  }

  /** Shown to other staff as the last sign-in: of who has a second factor, once that was taken too. */
  async noteSignIn({ id }: AdminUser): Promise<void> {
    await this.users.update({ id }, { lastLogin: this.clock.now() });
  }

  /** Who a session's admin is now; nobody if disabled, or if the password was changed since. */
  async ofSession(admin: SignedInAdmin | undefined): Promise<AdminUser | undefined> {
    if (!admin) return undefined;
    const user = await this.users.findOneBy({ id: admin.id });
    return user?.allows(admin.signedInAt) ? user : undefined;
  }

  /** The hash that the current password matches. @throws ValidationFailed for a wrong one */
  async provePassword({ id }: AdminUser, password: string, field = 'currentPassword'): Promise<string> {
    const { passwordHash } = await this.users.findOneByOrFail({ id });
    if (!(await verifyPassword(passwordHash, password))) refuse(field, WRONG);
    return passwordHash;
  }

  /**
   * Ends every session. `passwordHash` was proven.
   * @throws ValidationFailed if it was changed since, or for a new one easy to guess
   */
  async changePassword(
    { id }: AdminUser,
    { currentPassword, newPassword }: AdminPasswordBody,
    passwordHash: string,
  ): Promise<AdminUser> {
    const { username, email } = await this.users.findOneByOrFail({ id });
    if (newPassword === currentPassword) refuse('newPassword', 'Please choose a new password');
    const fault = await passwordFault(newPassword, [username, email]);
    if (fault) refuse('newPassword', fault);
    const hash = await hashPassword(newPassword);
    return this.unitOfWork.run(async ({ db, outbox }) => {
      await lockStaff(db);
      const user = await db.findOneByOrFail(AdminUser, { id });
      // Reset or deactivated meanwhile: what was proven no longer holds.
      if (user.passwordHash !== passwordHash || !user.isActive) refuse('currentPassword', WRONG);
      user.changePassword(hash, this.clock.now());
      outbox.add(AdminUserPasswordChanged, { adminUserId: id, changedAt: this.clock.now().toISOString() });
      return db.save(user);
    });
  }
}

function refuse(path: string, message: string): never {
  throw new ValidationFailed([{ path, message }]);
}
