import { Injectable } from '@nestjs/common';
import {
  ClientAccountReactivated,
  ClientAccountSuspended,
  ReactivateClient,
  SuspendClient,
  type ClientAccountDetailView,
} from '@rep13/contracts-onboarding';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { ClientAccount } from './client-account.entity.ts';
import { findClientDetail } from './client-detail.ts';

/** Staff closes accounts to changes, and opens them again. */
@Injectable()
export class ClientSuspensionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountAlreadySuspended */
  @OnCommand(SuspendClient)
  suspend({ signupId, reason }: SuspendClient): Promise<ClientAccountDetailView> {
    return this.change(signupId, async (account, { outbox }) => {
      const now = this.clock.now();
      account.suspend(reason, now);
      outbox.add(ClientAccountSuspended, { signupId, suspendedAt: now.toISOString() });
    });
  }

  /** @throws NotFound, AccountNotSuspended */
  @OnCommand(ReactivateClient)
  reactivate({ signupId }: ReactivateClient): Promise<ClientAccountDetailView> {
    return this.change(signupId, async (account, { outbox }) => {
      account.reactivate();
      const reactivatedAt = this.clock.now().toISOString();
      outbox.add(ClientAccountReactivated, { signupId, reactivatedAt });
    });
  }

  private change(
    signupId: number,
    decide: (account: ClientAccount, scope: Scope) => Promise<void>,
  ): Promise<ClientAccountDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockOne(scope.db, ClientAccount, { id: signupId });
      if (!account) throw new NotFound();
      await decide(account, scope);
      await scope.db.save(account);
      return findClientDetail(scope.db, signupId);
    });
  }
}
