import { Module } from '@nestjs/common';
import { ApprovalMailController } from './approval-mail.controller.ts';
import { ApprovalsService } from './approvals.service.ts';
import { CarryOut } from './carry-out.ts';
import { StepLetters } from './step-letters.ts';

/** What one of staff may not do alone. */
@Module({
  controllers: [ApprovalMailController],
  providers: [ApprovalsService, CarryOut, StepLetters],
  exports: [ApprovalsService, StepLetters],
})
export class ApprovalsModule {}
