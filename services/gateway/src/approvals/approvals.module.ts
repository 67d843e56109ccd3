import { Module } from '@nestjs/common';
import { ApprovalMailController } from './approval-mail.controller.ts';
import { Approvals } from './approvals.service.ts';
import { CarryOut } from './carry-out.ts';
import { StepLetters } from './step-letters.ts';

/** What one of staff may not do alone. */
@Module({
  controllers: [ApprovalMailController],
  providers: [Approvals, CarryOut, StepLetters],
  exports: [Approvals, StepLetters],
})
export class ApprovalsModule {}
