import { Injectable } from '@nestjs/common';
import { CLIENT_ID } from '@rep13/contracts-constants';
import { ClientAccountLocked, SignInClient, type ClientUserView } from '@rep13/contracts-onboarding';
import {
  Clock,
  lockOne,
  OnCommand,
  renewedHash,
  UnitOfWork,
  verifyPassword,
  type Scope,
} from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientAccount, type SignInOutcome } from './client-account.entity.ts';
import { AccountLocked, AccountPending, InvalidCredentials } from './client-account.errors.ts';
import { findDevice, storeDevice, type ClientDevice } from './client-device.entity.ts';
import type { SignInGuard } from './sign-in-guard.ts';
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
   * decided under the lock, so parallel guesses get no more tries than guesses in a row. An account without a password
   * has nothing to guess: only who asked for its set-up link is told that it waits.
   * @throws InvalidCredentials, AccountLocked, AccountPending
   */
  @OnCommand(SignInClient)
  async signIn(command: SignInClient): Promise<ClientUserView> {
    const { clientId, password, setupAsked } = command;
    const account = await this.dataSource.manager.findOneBy(ClientAccount, { clientId });
    if (setupAsked && account && !account.passwordHash) throw new AccountPending();
    const guard = await this.guardOf(account, command);
    if (guard?.isLocked(this.clock.now())) throw new AccountLocked();
    const hash = account?.passwordHash ?? null;
    const proven = (await verifyPassword(hash, password)) ? hash : null;
    // Thrown after the commit: an attempt that is refused has still been counted.
    const outcome = await this.unitOfWork.run((scope) => this.count(scope, command, proven));
    if (outcome === 'locked') throw new AccountLocked();
    if (outcome !== 'signed-in' || !account || !proven) throw new InvalidCredentials();
    await this.renew(account.id, proven, password);
    return toClientUserView(account);
  }

  private async renew(id: number, passwordHash: string, password: string): Promise<void> {
    const renewed = await renewedHash(passwordHash, password);
    const { manager } = this.dataSource;
    if (renewed) await manager.update(ClientAccount, { id, passwordHash }, { passwordHash: renewed });
  }

  /** Whose wrong passwords count: the known device's, the account's, or those of an ID that nobody has. */
  private async guardOf(
    account: ClientAccount | null,
    command: SignInClient,
  ): Promise<SignInGuard | undefined> {
    const { manager } = this.dataSource;
    if (!account) return (await manager.findOneBy(UnknownClient, { clientId: command.clientId }))?.guard;
    return ((await deviceOf(manager, account, command)) ?? account).guard;
  }

  private async count(
    { db, outbox }: Scope,
    command: SignInClient,
    proven: string | null,
  ): Promise<SignInOutcome> {
    const { clientId } = command;
    const now = this.clock.now();
    await forgetOldUnknown(db, now);
    const account = await lockOne(db, ClientAccount, { clientId });
    if (!account) return countUnknown(db, clientId, now);
    const device = await deviceOf(db, account, command);
    const outcome = account.signIn(proven, now, device?.guard);
    const { id, guard, lastLogin } = account;
    await db.update(ClientAccount, { id }, { guard, lastLogin });
    if (device) await storeDevice(db, device, now);
    const lockedUntil = guard.accountLockedUntil;
    // A device that locks itself out closes the account to nobody else.
    if (outcome === 'locks' && !device && lockedUntil) {
      outbox.add(ClientAccountLocked, { signupId: id, lockedUntil: lockedUntil.toISOString() });
    }
    return outcome;
  }
}

/** The counter of the browser the attempt came from, if it is known to this account. */
async function deviceOf(
  db: EntityManager,
  account: ClientAccount,
  { knownDevice }: SignInClient,
): Promise<ClientDevice | undefined> {
  if (!knownDevice || !account.knowsDeviceOf(new Date(knownDevice.signedInAt))) return undefined;
  return findDevice(db, { deviceId: knownDevice.id, signupId: account.id });
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
