import type { AdminUserBody } from '@rep13/contracts-admin';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import type { StaffMfa } from '../../config.ts';

/** The roles that deal with orders. */
export const WORKING_ROLES: readonly AdminRole[] = ['admin', 'caseworker'];

const ONE_TIME_PASSWORD_MS = 3 * 24 * 60 * 60 * 1_000;

/** A member of staff. */
@Entity('admin_users')
export class AdminUser {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') username!: string;
  @Column('text') email!: string;
  @Column('text') passwordHash!: string;
  @Column('text') role!: AdminRole;
  @Column('boolean') isActive!: boolean;
  /** Set for a password that somebody else made up; blocks everything but changing it. */
  @Column('boolean') mustChangePassword!: boolean;
  /** When a one-time password ends; null for one's own. The first admin's does not end: nobody could give another. */
  @Column('timestamptz', { nullable: true }) passwordValidUntil!: Date | null;
  /** Sessions that began before are over. */
  @Column('timestamptz') sessionsValidFrom!: Date;
  @Column('timestamptz', { nullable: true }) lastLogin!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  /** Called first about what nobody works on; one at most. */
  @Column('boolean') isOnCall!: boolean;
  /** As it was when the account was read. */
  @VirtualColumn({
    type: 'boolean',
    query: (user) =>
      `select exists (select 1 from authenticator_apps where owner_kind = 'admin' and owner_id = ${user}.id)
         or exists (select 1 from passkeys where owner_kind = 'admin' and owner_id = ${user}.id)`,
  })
  hasSecondFactor!: boolean;

  /** A new member of staff, with a one-time password. */
  static add({ username, email, role }: AdminUserBody, passwordHash: string, now: Date): AdminUser {
    const user = Object.assign(new AdminUser(), { username, email, role, isActive: true, createdAt: now });
    user.lastLogin = null;
    user.isOnCall = false;
    user.hasSecondFactor = false;
    user.giveOneTimePassword(passwordHash, now);
    return user;
  }

  get isActiveAdmin(): boolean {
    return this.isActive && this.role === 'admin';
  }

  /** Whether tickets can be given to them. */
  get worksOnTickets(): boolean {
    return this.isActive && WORKING_ROLES.includes(this.role);
  }

  /** Whether a session that began then, in epoch milliseconds, may still act. */
  allows(signedInAt: number): boolean {
    return this.isActive && signedInAt >= this.sessionsValidFrom.getTime();
  }

  /** Whether there is nothing to do in admin before a second factor is set up. */
  lacksSecondFactor(staffMfa: StaffMfa | undefined): boolean {
    return staffMfa === 'required' && !this.hasSecondFactor;
  }

  /** Ends every session that began before `now`. */
  changeSecondFactor(now: Date): void {
    this.sessionsValidFrom = now;
  }

  /** Ends every session that began before `now`. */
  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.mustChangePassword = false;
    this.passwordValidUntil = null;
    this.sessionsValidFrom = now;
  }

  /** Whether the password, if it is the right one, may be used. */
  maySignIn(now: Date): boolean {
    return this.isActive && (this.passwordValidUntil === null || this.passwordValidUntil > now);
  }

  /** Good for three days. Ends every session; the next thing to do is choosing another password. */
  giveOneTimePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.mustChangePassword = true;
    this.passwordValidUntil = new Date(now.getTime() + ONE_TIME_PASSWORD_MS);
    this.sessionsValidFrom = now;
  }

  /** False if it was the role already. */
  changeRole(role: AdminRole): boolean {
    if (this.role === role) return false;
    this.role = role;
    return true;
  }

  /** Ends every session. False if it was inactive already. */
  deactivate(now: Date): boolean {
    if (!this.isActive) return false;
    this.isActive = false;
    this.sessionsValidFrom = now;
    return true;
  }

  /** False if it was active already. */
  reactivate(): boolean {
    if (this.isActive) return false;
    this.isActive = true;
    return true;
  }
}
