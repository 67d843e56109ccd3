import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClientSetupRequested, SetUpClientAccount, type ClientSetupView } from '@rep13/contracts-onboarding';
import { Clock, lockOne, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { activateAccount } from './activate-account.ts';
import { ClientAccount } from './client-account.entity.ts';
import { ClientIdNotFound } from './client-account.errors.ts';
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
  @OnCommand(SetUpClientAccount)
  async setUp({ clientId, password, ownerProven, mailbox }: SetUpClientAccount): Promise<ClientSetupView> {
    const hash = ownerProven && (await hashNewPassword(this.dataSource.manager, { clientId }, password));
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockOne(scope.db, ClientAccount, { clientId });
      if (!account) throw new ClientIdNotFound();
      if (!hash || !account.isMailbox(mailbox)) return this.mailLink(scope, account);
      await activateAccount(scope, account, { passwordHash: hash, at: this.clock.now() });
      return { outcome: 'activated' as const };
    });
  }

  /** Answers the same when enough links were mailed within the hour. */
  private async mailLink({ db, outbox }: Scope, account: ClientAccount): Promise<ClientSetupView> {
    const now = this.clock.now();
    if (account.requestSetup(now)) {
      await db.save(account);
      const request = { setupId: randomUUID(), requestedAt: now.toISOString() };
      outbox.add(ClientSetupRequested, { signupId: account.id, ...request });
    }
    return { outcome: 'confirmation-sent' };
  }
}
