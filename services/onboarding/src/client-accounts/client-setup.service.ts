import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ClientAccountActivated,
  ClientSetupRequested,
  type ClientSetupView,
  type SetUpClientAccount,
} from '@rep13/contracts-onboarding';
import { Clock, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { ClientIdNotFound } from './client-account.errors.ts';
import { lockAccount } from './lock-account.ts';
import { hashNewPassword } from './new-password.ts';

@Injectable()
export class ClientSetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * A password from somebody who has not proven to be the owner goes no further than this.
   * @throws ValidationFailed for a password easy to guess, ClientIdNotFound, AccountAlreadyActivated, AccountSuspended
   */
  async setUp({ clientId, password, ownerProven }: SetUpClientAccount): Promise<ClientSetupView> {
    if (!ownerProven) return this.mailLink(clientId);
    return this.activate(clientId, await hashNewPassword(this.dataSource.manager, { clientId }, password));
  }

  private activate(clientId: string, hash: string): Promise<ClientSetupView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const account = await lockAccount(db, { clientId });
      if (!account) throw new ClientIdNotFound();
      account.activate(hash);
      await db.save(account);
      const activatedAt = this.clock.now().toISOString();
      outbox.add(ClientAccountActivated, { signupId: account.id, activatedAt });
      return { outcome: 'activated' };
    });
  }

  /** Answers the same when enough links were mailed within the hour. */
  private mailLink(clientId: string): Promise<ClientSetupView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const account = await lockAccount(db, { clientId });
      if (!account) throw new ClientIdNotFound();
      const now = this.clock.now();
      if (account.requestSetup(now)) {
        await db.save(account);
        const request = { setupId: randomUUID(), requestedAt: now.toISOString() };
        outbox.add(ClientSetupRequested, { signupId: account.id, ...request });
      }
      return { outcome: 'confirmation-sent' };
    });
  }
}
