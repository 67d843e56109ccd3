import { Injectable } from '@nestjs/common';
import {
  CompleteComplianceCheck,
  ComplianceCheckCompleted,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { Clock, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { ComplianceCheck } from './compliance-check.entity.ts';
import { toComplianceCheckView } from './compliance-check.view.ts';

@Injectable()
export class ComplianceChecksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Keeps the answers; what follows from them is computed here, never believed. */
  @OnCommand(CompleteComplianceCheck)
  complete(command: CompleteComplianceCheck): Promise<ComplianceCheckView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const check = ComplianceCheck.complete(command, this.clock.now());
      await db.insert(ComplianceCheck, check);
      outbox.add(ComplianceCheckCompleted, {
        complianceCheckId: check.id,
        requiresLegalRep: check.requiresLegalRep,
      });
      return toComplianceCheckView(check);
    });
  }
}
