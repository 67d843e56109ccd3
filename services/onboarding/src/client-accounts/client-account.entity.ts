import type { AccountStatus } from '@rep13/contracts-onboarding/constants';
import { mailboxOf } from '@rep13/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AccountSuspended } from '../signups/index.ts';
import {
  AccountAlreadyActivated,
  AccountAlreadySuspended,
  AccountNotSuspended,
  LinkExpired,
} from './client-account.errors.ts';
import { withOneMoreLink } from './link-budget.ts';
import { isGood, type ResetLink } from './reset-link.ts';
import { SignInGuard } from './sign-in-guard.ts';

/** How long a mailed reset link holds. */
const RESET_LINK_MS = 60 * 60 * 1_000;

/** `locks`: this wrong password was the one that locked the account, or the device it came from. */
export type SignInOutcome = 'signed-in' | 'wrong' | 'locks' | 'locked';

/** The client's side of a signup's row: credentials and how they came about. */
@Entity('signups')
export class ClientAccount {
  @PrimaryColumn('integer') readonly id!: number;
  @Column('text') readonly clientId!: string;
  @Column('text') readonly companyName!: string;
  @Column('text') readonly legalContactEmail!: string;
  @Column('text') accountStatus!: AccountStatus;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('timestamptz', { nullable: true }) lastLogin!: Date | null;
  @Column(() => SignInGuard) guard!: SignInGuard;
  /** When set-up links were mailed within the last hour. */
  @Column('timestamptz', { array: true }) setupLinksAt!: Date[];
  /** The reset links that can be used: one that is used ends them all. */
  @Column('jsonb') resetLinks!: readonly ResetLink[];
  /** When reset links were mailed within the last hour. */
  @Column('timestamptz', { array: true }) resetLinksAt!: Date[];
  /** Devices that signed in before are unknown. Null while the first password holds. */
  @Column('timestamptz', { nullable: true }) passwordChangedAt!: Date | null;
  /** For staff only. */
  @Column('text', { nullable: true }) suspensionReason!: string | null;
  @Column('timestamptz', { nullable: true }) suspendedAt!: Date | null;

  /** The owner is proven: the password holds at once. @throws AccountAlreadyActivated, AccountSuspended */
  activate(passwordHash: string): void {
    this.requirePending();
    this.passwordHash = passwordHash;
    this.accountStatus = 'active';
    this.guard.reset();
  }

  /**
   * Nobody proved to be the owner, who is mailed a link to choose a password. False, and nothing changed, if enough
   * links were mailed within the hour. @throws AccountAlreadyActivated, AccountSuspended
   */
  requestSetup(now: Date): boolean {
    this.requirePending();
    const mailedAt = withOneMoreLink(this.setupLinksAt, now);
    if (!mailedAt) return false;
    this.setupLinksAt = mailedAt;
    return true;
  }

  /**
   * A link to a new password is to be mailed; earlier ones stay good, so that nobody takes the owner's away by asking
   * for another. False, and nothing changed, if enough were mailed within the hour, or if a suspended account would get
   * its first password that way.
   */
  requestReset(resetId: string, now: Date): boolean {
    if (this.accountStatus === 'suspended' && !this.passwordHash) return false;
    const mailedAt = withOneMoreLink(this.resetLinksAt, now);
    if (!mailedAt) return false;
    this.resetLinksAt = mailedAt;
    const expiresAt = new Date(now.getTime() + RESET_LINK_MS).toISOString();
    this.resetLinks = [...this.resetLinks.filter((link) => isGood(link, now)), { id: resetId, expiresAt }];
    return true;
  }

  /** The mailed link was used: it proves the owner, so a pending account becomes active. @throws LinkExpired, AccountSuspended */
  resetPassword(resetId: string, passwordHash: string, now: Date): 'changed' | 'activated' {
    if (!this.resetLinks.some((link) => link.id === resetId && isGood(link, now))) throw new LinkExpired();
    this.resetLinks = [];
    if (!this.passwordHash) {
      this.activate(passwordHash);
      return 'activated';
    }
    this.passwordHash = passwordHash;
    this.passwordChangedAt = now;
    this.guard.reset();
    return 'changed';
  }

  /** The owner, who knows the password, chose another one: links to a new one that are still about are worth nothing. */
  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.passwordChangedAt = now;
    this.resetLinks = [];
    this.guard.reset();
  }

  /** @throws AccountAlreadySuspended */
  suspend(reason: string, now: Date): void {
    if (this.accountStatus === 'suspended') throw new AccountAlreadySuspended();
    this.accountStatus = 'suspended';
    this.suspensionReason = reason;
    this.suspendedAt = now;
  }

  /** Becomes what it was before: pending if no password was ever set. @throws AccountNotSuspended */
  reactivate(): void {
    if (this.accountStatus !== 'suspended') throw new AccountNotSuspended();
    this.accountStatus = this.passwordHash ? 'active' : 'pending';
    this.suspensionReason = null;
    this.suspendedAt = null;
  }

  /** Whether what was mailed there still proves the owner. Links of before mailboxes were noted run out by themselves. */
  isMailbox(mailbox: string | undefined): boolean {
    return mailbox === undefined || mailbox === mailboxOf(this.legalContactEmail);
  }

  /** Whether a browser that signed in then may go on counting for itself. */
  knowsDeviceOf(signedInAt: Date): boolean {
    return this.passwordChangedAt === null || signedInAt >= this.passwordChangedAt;
  }

  /**
   * Counts one attempt. `proven` is the hash that the entered password matched, or null; a password that was
   * changed meanwhile is a wrong one. While the account is locked nothing counts and nothing helps, but for a known
   * `device`, which counts for itself: strangers' wrong passwords don't keep the owner out, nor does the owner's
   * sign-in end a lock that keeps strangers out.
   */
  signIn(proven: string | null, now: Date, device?: SignInGuard): SignInOutcome {
    const guard = device ?? this.guard;
    if (guard.isLocked(now)) return 'locked';
    if (proven === null || proven !== this.passwordHash) return guard.fail(now) ? 'locks' : 'wrong';
    guard.reset();
    if (!this.guard.isLocked(now)) this.guard.reset();
    this.lastLogin = now;
    return 'signed-in';
  }

  private requirePending(): void {
    if (this.accountStatus === 'suspended') throw new AccountSuspended();
    if (this.accountStatus !== 'pending') throw new AccountAlreadyActivated();
  }
}
