import { Injectable } from '@nestjs/common';
import { AnyApprovalGranted, ApprovalGranted } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { TELL_ADMINS } from '../tell-admins.job.ts';

@Injectable()
export class TellAdminsWhenApprovalGranted {
  @OnEvent([ApprovalGranted, AnyApprovalGranted], 'mail')
  handle({ approvalId }: ApprovalGranted | AnyApprovalGranted, { jobs, envelope }: Handling): void {
    const except = Number(/^admin:(\d+)$/.exec(envelope.actor)?.[1] ?? 0);
    jobs.enqueue(TELL_ADMINS, `${approvalId}:granted`, { approvalId, fact: 'granted', except });
  }
}
