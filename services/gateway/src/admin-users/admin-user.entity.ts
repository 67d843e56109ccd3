import type { AdminRole } from '@rep13/contracts';
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
}
