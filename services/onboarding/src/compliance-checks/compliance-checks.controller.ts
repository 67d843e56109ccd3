import { Controller } from '@nestjs/common';
import { CompleteComplianceCheck, ListComplianceChecks, type ComplianceCheckView } from '@rep13/contracts';
import { OnCommand } from '@rep13/service-kit';
import { ComplianceChecksService } from './compliance-checks.service.ts';

/** What onboarding answers about the free check. */
@Controller()
export class ComplianceChecksController {
  constructor(private readonly checks: ComplianceChecksService) {}

  @OnCommand(CompleteComplianceCheck)
  complete(command: CompleteComplianceCheck): Promise<ComplianceCheckView> {
    return this.checks.complete(command);
  }

  @OnCommand(ListComplianceChecks)
  list(query: ListComplianceChecks): Promise<ComplianceCheckView[]> {
    return this.checks.list(query);
  }
}
