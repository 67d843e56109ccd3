import { Injectable } from '@nestjs/common';
import { CLIENT_ID, ClientAccountLocked, type ClientUserView, type SignInClient } from '@rep13/contracts';
import { Clock, UnitOfWork, verifyPassword, type Scope } from '@rep13/service-kit';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { ClientAccount, type SignInOutcome } from './client-account.entity.ts';
import { AccountLocked, AccountPending, InvalidCredentials } from './client-account.errors.ts';
import { toClientUserView } from './client-account.views.ts';
import { UnknownClient } from './unknown-client.entity.ts';

/** Counters of IDs that nobody has are forgotten after this. */
const FORGET_UNKNOWN_MS = 30 * 24 * 60 * 60 * 1_000;

@Injectable()
export class ClientSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a password and counts the attempt. The slow hash is computed before the row is locked; what counts is
   * decided under the lock, so parallel guesses get no more tries than guesses in a row.
   * @throws InvalidCredentials, AccountLocked, AccountPending
   */
  async signIn({ clientId, password }: SignInClient): Promise<ClientUserView> {
    const account = await this.dataSource.manager.findOneBy(ClientAccount, { clientId });
    const known = account ?? (await this.dataSource.manager.findOneBy(UnknownClient, { clientId }));
    if (known?.guard.isLocked(this.clock.now())) throw new AccountLocked();
    const secret = account?.secret ?? null;
    const proven = (await verifyPassword(secret, password)) ? secret : null;
    // Thrown after the commit: an attempt that is refused has still been counted.
    const outcome = await this.unitOfWork.run((scope) => this.count(scope, clientId, proven));
    if (outcome === 'locked') throw new AccountLocked();
    if (outcome === 'pending') throw new AccountPending();
    if (outcome !== 'signed-in' || !account) throw new InvalidCredentials();
    return toClientUserView(account);
  }

  private async count(
    { db, outbox }: Scope,
    clientId: string,
    proven: string | null,
  ): Promise<SignInOutcome> {
    const now = this.clock.now();
    const account = await db.findOne(ClientAccount, {
      where: { clientId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) return countUnknown(db, clientId, now);
    const outcome = account.signIn(proven, now);
    await db.save(account);
    const lockedUntil = account.guard.accountLockedUntil;
    if (outcome === 'locks' && lockedUntil) {
      await outbox.add(ClientAccountLocked, {
        signupId: account.id,
        lockedUntil: lockedUntil.toISOString(),
      });
    }
    return outcome;
  }
}

async function countUnknown(db: EntityManager, clientId: string, now: Date): Promise<SignInOutcome> {
  // Everybody knows that nobody has an ID of another form.
  if (!CLIENT_ID.test(clientId)) return 'wrong';
  await db.delete(UnknownClient, { lastAttemptAt: LessThan(new Date(now.getTime() - FORGET_UNKNOWN_MS)) });
  // Also locks the row.
  await db.upsert(UnknownClient, { clientId, lastAttemptAt: now }, ['clientId']);
  const unknown = await db.findOneByOrFail(UnknownClient, { clientId });
  const outcome = unknown.signIn(now);
  await db.save(unknown);
  return outcome;
}
