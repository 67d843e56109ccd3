import { MINUTE_MS } from '@rep13/contracts-constants';
import { Column } from 'typeorm';

/** Wrong passwords until the account locks. */
export const WRONG_PASSWORDS = 5;

const FIRST_LOCK_MS = 15 * MINUTE_MS;
/** Doubling ends here, so that guessing strangers can't keep an owner out for weeks. */
const LONGEST_LOCK_MS = 24 * 60 * MINUTE_MS;

/** Counts wrong passwords of one Client ID; each lock lasts twice as long as the one before. */
export class SignInGuard {
  /** Wrong passwords since the last correct one or the last lock. */
  @Column('integer') loginAttempts: number = 0;
  /** Locks since the last correct password. */
  @Column('integer') lockouts: number = 0;
  @Column('timestamptz', { nullable: true }) accountLockedUntil: Date | null = null;

  isLocked(now: Date): boolean {
    return this.accountLockedUntil !== null && this.accountLockedUntil > now;
  }

  /** Counts one wrong password. True when it was the one that locks. */
  fail(now: Date): boolean {
    this.loginAttempts += 1;
    if (this.loginAttempts < WRONG_PASSWORDS) return false;
    const lockMs = Math.min(FIRST_LOCK_MS * 2 ** this.lockouts, LONGEST_LOCK_MS);
    this.accountLockedUntil = new Date(now.getTime() + lockMs);
    this.lockouts += 1;
    this.loginAttempts = 0;
    return true;
  }

  reset(): void {
    this.loginAttempts = 0;
    this.lockouts = 0;
    this.accountLockedUntil = null;
  }
}
