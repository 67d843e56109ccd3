import { Injectable } from '@nestjs/common';
import { AnyApprovalRequested, ApprovalRequested } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { approvalRequested } from './approval-requested.email.ts';

@Injectable()
export class AskStaffWhenApprovalRequested {
  @OnEvent([ApprovalRequested, AnyApprovalRequested], 'mail')
  handle({ approvalId }: ApprovalRequested | AnyApprovalRequested, { jobs }: Handling): void {
    enqueueEmail(jobs, approvalRequested, { approvalId }, approvalId);
  }
}
