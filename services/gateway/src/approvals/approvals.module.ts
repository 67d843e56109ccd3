import { Module } from '@nestjs/common';
import { ApprovalMailController } from './approval-mail.controller.ts';
import { Approvals } from './approvals.service.ts';
import { CarryOut } from './carry-out.ts';
import { LettersOfSteps } from './letters-of-steps.ts';

/** What one of staff may not do alone. */
@Module({
  controllers: [ApprovalMailController],
  providers: [Approvals, CarryOut, LettersOfSteps],
  exports: [Approvals, LettersOfSteps],
})
export class ApprovalsModule {}
