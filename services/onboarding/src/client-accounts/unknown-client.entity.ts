import { Column, Entity, LessThan, PrimaryColumn, type EntityManager } from 'typeorm';
import { SignInGuard } from './sign-in-guard.ts';

/** Counters of IDs that nobody has are forgotten after this. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * A Client ID that somebody tried and nobody has. It is counted and locked like a real one, so that neither the
 * answers nor their time tell which IDs exist.
 */
@Entity('unknown_clients')
export class UnknownClient {
  @PrimaryColumn('text') readonly clientId!: string;
  @Column(() => SignInGuard) guard!: SignInGuard;
  @Column('timestamptz') lastAttemptAt!: Date;

  signIn(now: Date): 'wrong' | 'locked' {
    if (this.guard.isLocked(now)) return 'locked';
    this.guard.fail(now);
    return 'wrong';
  }
}

/** The locked row of an ID that nobody has, made if need be, in one statement. */
export async function lockUnknown(db: EntityManager, clientId: string, now: Date): Promise<UnknownClient> {
  const { raw } = await db
    .createQueryBuilder()
    .insert()
    .into(UnknownClient)
    .values({ clientId, lastAttemptAt: now })
    .orUpdate(['last_attempt_at'], ['client_id'])
    .returning('login_attempts, lockouts, account_locked_until')
    .execute();
  const [row] = raw as { login_attempts: number; lockouts: number; account_locked_until: Date | null }[];
  const guard = Object.assign(new SignInGuard(), {
    loginAttempts: row?.login_attempts,
    lockouts: row?.lockouts,
    accountLockedUntil: row?.account_locked_until,
  });
  return Object.assign(new UnknownClient(), { clientId, guard, lastAttemptAt: now });
}

export async function forgetOldUnknown(db: EntityManager, now: Date): Promise<void> {
  await db.delete(UnknownClient, { lastAttemptAt: LessThan(new Date(now.getTime() - FORGET_MS)) });
}
