import { Injectable } from '@nestjs/common';
import { AnyApprovalRequested, ApprovalRequested } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { NOTIFY_ADMINS } from '../notify-admins.job.ts';
import { approvalRequested } from './approval-requested.email.ts';

/** Staff, of whom one is to agree, and each admin, who may know better. */
@Injectable()
export class AskStaffWhenApprovalRequested {
  @OnEvent([ApprovalRequested, AnyApprovalRequested], 'mail')
  handle({ approvalId, requestedBy }: ApprovalRequested | AnyApprovalRequested, { jobs }: Handling): void {
    enqueueEmail(jobs, approvalRequested, { approvalId }, approvalId);
    const notification = { approvalId, fact: 'requested', except: requestedBy } as const;
    jobs.enqueue(NOTIFY_ADMINS, `${approvalId}:requested`, notification);
  }
}
