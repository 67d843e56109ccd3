import type { AccountStatus } from '@rep13/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AccountAlreadyActivated, LinkExpired } from './client-account.errors.ts';
import { SignInGuard } from './sign-in-guard.ts';

/** How long a mailed set-up link holds. */
const SETUP_LINK_MS = 24 * 60 * 60 * 1_000;

/** `locks`: this wrong password was the one that locked the account. */
export type SignInOutcome = 'signed-in' | 'pending' | 'wrong' | 'locks' | 'locked';

/** The client's side of a signup's row: credentials and how they came about. */
@Entity('signups')
export class ClientAccount {
  @PrimaryColumn('integer') readonly id!: number;
  @Column('text') readonly clientId!: string;
  @Column('text') readonly companyName!: string;
  @Column('text') accountStatus!: AccountStatus;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('timestamptz', { nullable: true }) lastLogin!: Date | null;
  @Column(() => SignInGuard) guard!: SignInGuard;
  /** The set-up request whose link counts: the latest one. */
  @Column('uuid', { nullable: true }) setupId!: string | null;
  @Column('timestamptz', { nullable: true }) setupExpiresAt!: Date | null;
  /** A password that waits for its link to be opened. */
  @Column('text', { nullable: true }) unconfirmedPasswordHash!: string | null;

  /** The hash an entered password is checked against; null while no password was ever set. */
  get secret(): string | null {
    return this.passwordHash ?? this.unconfirmedPasswordHash;
  }

  /** The owner is proven: the password holds at once. @throws AccountAlreadyActivated */
  activate(passwordHash: string): void {
    this.requirePending();
    this.setupId = null;
    this.becomeActive(passwordHash);
  }

  /** Nobody proved to be the owner: the password waits, and an earlier one is forgotten. @throws AccountAlreadyActivated */
  requestSetup(passwordHash: string, setupId: string, now: Date): void {
    this.requirePending();
    this.unconfirmedPasswordHash = passwordHash;
    this.setupId = setupId;
    this.setupExpiresAt = new Date(now.getTime() + SETUP_LINK_MS);
  }

  /** The mailed link was opened. False if it had been opened before. @throws LinkExpired */
  confirmSetup(setupId: string, now: Date): boolean {
    if (this.setupId !== setupId) throw new LinkExpired();
    if (this.accountStatus !== 'pending') return false;
    if (!this.unconfirmedPasswordHash || !this.setupExpiresAt || this.setupExpiresAt <= now) {
      throw new LinkExpired();
    }
    this.becomeActive(this.unconfirmedPasswordHash);
    return true;
  }

  /**
   * Counts one attempt. `proven` is the hash that the entered password matched, or null; a password that was
   * changed meanwhile is a wrong one. While the account is locked nothing counts and nothing helps.
   */
  signIn(proven: string | null, now: Date): SignInOutcome {
    if (this.guard.isLocked(now)) return 'locked';
    if (proven === null || proven !== this.secret) return this.guard.fail(now) ? 'locks' : 'wrong';
    this.guard.reset();
    if (this.accountStatus === 'pending') return 'pending';
    this.lastLogin = now;
    return 'signed-in';
  }

  private requirePending(): void {
    if (this.accountStatus !== 'pending') throw new AccountAlreadyActivated();
  }

  private becomeActive(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.accountStatus = 'active';
    this.unconfirmedPasswordHash = null;
    this.setupExpiresAt = null;
    this.guard.reset();
  }
}
