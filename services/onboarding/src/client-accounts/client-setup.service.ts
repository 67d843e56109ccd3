import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ClientAccountActivated,
  ClientSetupRequested,
  type ClientSetupView,
  type ConfirmClientSetup,
  type SetUpClientAccount,
} from '@rep13/contracts';
import { Clock, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import type { ClientAccount } from './client-account.entity.ts';
import { ClientIdNotFound, LinkExpired } from './client-account.errors.ts';
import { lockAccount } from './lock-account.ts';
import { hashNewPassword } from './new-password.ts';

@Injectable()
export class ClientSetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a password easy to guess, ClientIdNotFound, AccountAlreadyActivated, AccountSuspended */
  async setUp({ clientId, password, ownerProven }: SetUpClientAccount): Promise<ClientSetupView> {
    const hash = await hashNewPassword(this.dataSource.manager, { clientId }, password);
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockAccount(scope.db, { clientId });
      if (!account) throw new ClientIdNotFound();
      if (!ownerProven) return this.askForConfirmation(scope, account, hash);
      account.activate(hash);
      return this.announceActive(scope, account);
    });
  }

  /** Opening the link a second time changes nothing. @throws LinkExpired, AccountSuspended */
  confirm({ signupId, setupId }: ConfirmClientSetup): Promise<ClientSetupView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockAccount(scope.db, { id: signupId });
      if (!account) throw new LinkExpired();
      const changed = account.confirmSetup(setupId, this.clock.now());
      return changed ? this.announceActive(scope, account) : { outcome: 'activated' };
    });
  }

  /** Answers the same when enough links were mailed within the hour. */
  private async askForConfirmation(
    { db, outbox }: Scope,
    account: ClientAccount,
    hash: string,
  ): Promise<ClientSetupView> {
    const now = this.clock.now();
    const setupId = randomUUID();
    if (!account.requestSetup(hash, setupId, now)) return { outcome: 'confirmation-sent' };
    await db.save(account);
    outbox.add(ClientSetupRequested, {
      signupId: account.id,
      setupId,
      requestedAt: now.toISOString(),
    });
    return { outcome: 'confirmation-sent' };
  }

  private async announceActive({ db, outbox }: Scope, account: ClientAccount): Promise<ClientSetupView> {
    await db.save(account);
    outbox.add(ClientAccountActivated, {
      signupId: account.id,
      activatedAt: this.clock.now().toISOString(),
    });
    return { outcome: 'activated' };
  }
}
