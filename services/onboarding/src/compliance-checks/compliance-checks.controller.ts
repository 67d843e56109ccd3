import { Controller } from '@nestjs/common';
import type { DayCountView } from '@rep13/contracts-messaging';
import {
  CompleteComplianceCheck,
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  CountComplianceChecks,
  ListComplianceChecks,
  type ComplianceCheckTotalsView,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { ComplianceCheckQueries } from './compliance-check-queries.service.ts';
import { ComplianceChecksService } from './compliance-checks.service.ts';

/** What onboarding answers about the free check. */
@Controller()
export class ComplianceChecksController {
  constructor(
    private readonly checks: ComplianceChecksService,
    private readonly queries: ComplianceCheckQueries,
  ) {}

  @OnCommand(CompleteComplianceCheck)
  complete(command: CompleteComplianceCheck): Promise<ComplianceCheckView> {
    return this.checks.complete(command);
  }

  @OnCommand(ListComplianceChecks)
  list(query: ListComplianceChecks): Promise<ComplianceCheckView[]> {
    return this.queries.list(query);
  }

  @OnCommand(CountComplianceChecks)
  count(query: CountComplianceChecks): Promise<number> {
    return this.queries.count(query);
  }

  @OnCommand(GetComplianceCheckTotals)
  totals(): Promise<ComplianceCheckTotalsView> {
    return this.queries.totals();
  }

  @OnCommand(GetComplianceCheckStatistics)
  statistics(query: GetComplianceCheckStatistics): Promise<DayCountView[]> {
    return this.queries.statistics(query);
  }
}
