import { Injectable } from '@nestjs/common';
import { AnyApprovalGranted, ApprovalGranted } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { approvalDecided } from '../approval-decided/approval-decided.email.ts';
import { enqueueEmail } from '../email.ts';
import { NOTIFY_ADMINS } from '../notify-admins.job.ts';

/** Who asked, and every admin but who agreed and who is notified already. */
@Injectable()
export class NotifyAdminsWhenApprovalGranted {
  @OnEvent([ApprovalGranted, AnyApprovalGranted], 'mail')
  handle(
    { approvalId, requestedBy }: ApprovalGranted | AnyApprovalGranted,
    { jobs, envelope }: Handling,
  ): void {
    const except = Number(/^admin:(\d+)$/.exec(envelope.actor)?.[1] ?? 0);
    const decided = { adminUserId: requestedBy, approvalId, decision: 'granted' } as const;
    enqueueEmail(jobs, approvalDecided, decided, approvalId);
    const notification = { approvalId, fact: 'granted', except, asker: requestedBy } as const;
    jobs.enqueue(NOTIFY_ADMINS, `${approvalId}:granted`, notification);
  }
}
