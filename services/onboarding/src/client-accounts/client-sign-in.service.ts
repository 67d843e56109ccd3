import { Injectable } from '@nestjs/common';
import { CLIENT_ID, ClientAccountLocked, type ClientUserView, type SignInClient } from '@rep13/contracts';
import { Clock, UnitOfWork, verifyPassword, type Scope } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientAccount, type SignInOutcome } from './client-account.entity.ts';
import { AccountLocked, AccountPending, InvalidCredentials } from './client-account.errors.ts';
import { toClientUserView } from './client-account.views.ts';
import { forgetOldUnknown, lockUnknown, UnknownClient } from './unknown-client.entity.ts';

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
    await forgetOldUnknown(db, now);
    const account = await db.findOne(ClientAccount, {
      where: { clientId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) return countUnknown(db, clientId, now);
    const outcome = account.signIn(proven, now);
    await db.update(
      ClientAccount,
      { id: account.id },
      { guard: account.guard, lastLogin: account.lastLogin },
    );
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

/** Writes as much as for a real account: the time must not tell. */
async function countUnknown(db: EntityManager, clientId: string, now: Date): Promise<SignInOutcome> {
  // Everybody knows that nobody has an ID of another form.
  if (!CLIENT_ID.test(clientId)) return 'wrong';
  const unknown = await lockUnknown(db, clientId, now);
  const outcome = unknown.signIn(now);
  await db.update(UnknownClient, { clientId }, { guard: unknown.guard });
  return outcome;
}
