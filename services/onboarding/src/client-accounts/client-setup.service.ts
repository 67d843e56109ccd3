import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ClientAccountActivated,
  ClientSetupRequested,
  MESSAGES,
  type ClientSetupView,
  type ConfirmClientSetup,
  type SetUpClientAccount,
} from '@rep13/contracts';
import {
  Clock,
  hashPassword,
  isCommonPassword,
  UnitOfWork,
  ValidationFailed,
  type Scope,
} from '@rep13/service-kit';
import type { FindOptionsWhere } from 'typeorm';
import { ClientAccount } from './client-account.entity.ts';
import { ClientIdNotFound, LinkExpired } from './client-account.errors.ts';

@Injectable()
export class ClientSetupService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a common password, ClientIdNotFound, AccountAlreadyActivated */
  async setUp({ clientId, password, ownerProven }: SetUpClientAccount): Promise<ClientSetupView> {
    if (isCommonPassword(password)) {
      throw new ValidationFailed([{ path: 'password', message: MESSAGES.passwordCommon }]);
    }
    const hash = await hashPassword(password);
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockAccount(scope, { clientId });
      if (!account) throw new ClientIdNotFound();
      if (!ownerProven) return this.askForConfirmation(scope, account, hash);
      account.activate(hash);
      return this.announceActive(scope, account);
    });
  }

  /** Opening the link a second time changes nothing. @throws LinkExpired */
  confirm({ signupId, setupId }: ConfirmClientSetup): Promise<ClientSetupView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockAccount(scope, { id: signupId });
      if (!account) throw new LinkExpired();
      const changed = account.confirmSetup(setupId, this.clock.now());
      return changed ? this.announceActive(scope, account) : { outcome: 'activated' };
    });
  }

  private async askForConfirmation(
    { db, outbox }: Scope,
    account: ClientAccount,
    hash: string,
  ): Promise<ClientSetupView> {
    const now = this.clock.now();
    const setupId = randomUUID();
    account.requestSetup(hash, setupId, now);
    await db.save(account);
    await outbox.add(ClientSetupRequested, {
      signupId: account.id,
      setupId,
      requestedAt: now.toISOString(),
    });
    return { outcome: 'confirmation-sent' };
  }

  private async announceActive({ db, outbox }: Scope, account: ClientAccount): Promise<ClientSetupView> {
    await db.save(account);
    await outbox.add(ClientAccountActivated, {
      signupId: account.id,
      activatedAt: this.clock.now().toISOString(),
    });
    return { outcome: 'activated' };
  }
}

const lockAccount = ({ db }: Scope, where: FindOptionsWhere<ClientAccount>): Promise<ClientAccount | null> =>
  db.findOne(ClientAccount, { where, lock: { mode: 'pessimistic_write' } });
