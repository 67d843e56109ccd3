import { Injectable } from '@nestjs/common';
import { ApprovalRequested } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { approvalRequested } from './approval-requested.email.ts';

@Injectable()
export class AskStaffWhenApprovalRequested {
  @OnEvent(ApprovalRequested, 'mail')
  handle({ approvalId }: ApprovalRequested, { jobs }: Handling): void {
    enqueueEmail(jobs, approvalRequested, { approvalId }, approvalId);
  }
}
