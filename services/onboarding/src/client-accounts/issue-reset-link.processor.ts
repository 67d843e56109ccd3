import { ClientAccount } from './client-account.entity.ts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordResetRequested } from '@rep13/contracts-onboarding';
import {
  Clock,
  lockOne,
  Process,
  withContext,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { ISSUE_RESET_LINK, type ResetRequest } from './issue-reset-link.job.ts';

/** Looks for the account after the request was answered; the event brings the mail. Nobody's ID ends here. */
@Process(ISSUE_RESET_LINK)
@Injectable()
export class IssueResetLinkProcessor implements JobProcessor<ResetRequest> {
  constructor(private readonly clock: Clock) {}

  async process({ id, payload }: JobTry<ResetRequest>): Promise<Conclusion> {
    const context = { correlationId: id, actor: 'visitor', ...payload.asked };
    return (scope) => withContext(context, () => this.issue(scope, payload.clientId));
  }

  private async issue(scope: Scope, clientId: string): Promise<void> {
    const account = await lockOne(scope.db, ClientAccount, { clientId });
    const now = this.clock.now();
    const resetId = randomUUID();
    if (!account?.requestReset(resetId, now)) return;
    await scope.db.save(account);
    scope.outbox.add(PasswordResetRequested, {
      signupId: account.id,
      resetId,
      requestedAt: now.toISOString(),
    });
  }
}
