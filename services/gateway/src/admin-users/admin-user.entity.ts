import type { AdminRole, AdminUserBody } from '@rep13/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member of staff. Spec section 3. */
@Entity('admin_users')
export class AdminUser {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') username!: string;
  @Column('text') email!: string;
  @Column('text') passwordHash!: string;
  @Column('text') role!: AdminRole;
  @Column('boolean') isActive!: boolean;
  /** Set for a password that somebody else made up; blocks everything but changing it. Design section 6. */
  @Column('boolean') mustChangePassword!: boolean;
  /** Sessions that began before are over. */
  @Column('timestamptz') sessionsValidFrom!: Date;
  @Column('timestamptz', { nullable: true }) lastLogin!: Date | null;
  @Column('timestamptz') createdAt!: Date;

  /** A new member of staff, with a one-time password. */
  static add(given: AdminUserBody, passwordHash: string, now: Date): AdminUser {
    return Object.assign(new AdminUser(), {
      username: given.username,
      email: given.email,
      role: given.role,
      passwordHash,
      isActive: true,
      mustChangePassword: true,
      sessionsValidFrom: now,
      lastLogin: null,
      createdAt: now,
    });
  }

  get isActiveAdmin(): boolean {
    return this.isActive && this.role === 'admin';
  }

  /** Whether a session that began then, in epoch milliseconds, may still act. */
  allows(signedInAt: number): boolean {
    return this.isActive && signedInAt >= this.sessionsValidFrom.getTime();
  }

  /** Ends every session that began before `now`. */
  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.mustChangePassword = false;
    this.sessionsValidFrom = now;
  }

  /** Ends every session; the next thing to do is choosing another password. */
  giveOneTimePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.mustChangePassword = true;
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
