import { ClientAccount } from './client-account.entity.ts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ClientAccountActivated,
  ClientPasswordChanged,
  RequestPasswordReset,
  ResetClientPassword,
  type PasswordResetView,
} from '@rep13/contracts-onboarding';
import { Clock, currentContext, lockOne, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { LinkExpired } from './client-account.errors.ts';
import { ISSUE_RESET_LINK } from './issue-reset-link.job.ts';
import { hashNewPassword } from './new-password.ts';

@Injectable()
export class ClientPasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Does the same for an ID that nobody has: whether somebody does is looked up by the job. */
  @OnCommand(RequestPasswordReset)
  request({ clientId }: RequestPasswordReset): Promise<object> {
    const { correlationId, actor, ipAddress, userAgent } = currentContext() ?? {};
    const asked = correlationId && actor ? { correlationId, actor, ipAddress, userAgent } : undefined;
    return this.unitOfWork.runOnce(async ({ jobs }) => {
      jobs.enqueue(ISSUE_RESET_LINK, randomUUID(), { clientId, asked });
      return {};
    });
  }

  /** @throws ValidationFailed for a password easy to guess, LinkExpired, AccountSuspended */
  @OnCommand(ResetClientPassword)
  async reset({ signupId, resetId, password, mailbox }: ResetClientPassword): Promise<PasswordResetView> {
    const hash = await hashNewPassword(this.dataSource.manager, { id: signupId }, password);
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await lockOne(scope.db, ClientAccount, { id: signupId });
      if (!account?.isMailbox(mailbox)) throw new LinkExpired();
      const now = this.clock.now();
      const outcome = account.resetPassword(resetId, hash, now);
      await scope.db.save(account);
      const at = now.toISOString();
      if (outcome === 'changed') scope.outbox.add(ClientPasswordChanged, { signupId, changedAt: at });
      else scope.outbox.add(ClientAccountActivated, { signupId, activatedAt: at });
      return { outcome };
    });
  }
}
