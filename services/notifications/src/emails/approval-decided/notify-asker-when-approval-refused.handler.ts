import { Injectable } from '@nestjs/common';
import { AnyApprovalRefused, ApprovalRefused } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { approvalDecided } from './approval-decided.email.ts';

/** Who takes back what they asked for knows it. */
@Injectable()
export class NotifyAskerWhenApprovalRefused {
  @OnEvent([ApprovalRefused, AnyApprovalRefused], 'mail')
  handle(
    { approvalId, requestedBy }: ApprovalRefused | AnyApprovalRefused,
    { jobs, envelope }: Handling,
  ): void {
    if (envelope.actor === `admin:${requestedBy}`) return;
    const decided = { adminUserId: requestedBy, approvalId, decision: 'refused' } as const;
    enqueueEmail(jobs, approvalDecided, decided, approvalId);
  }
}
