import { Command, StatisticsQuery, type DayCountView } from '@rep13/contracts-messaging';
import { IsBoolean } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredEmail, RequiredText } from '@rep13/contracts-validation';
import type { ComplianceCheckTotalsView, ComplianceCheckView } from './compliance-check.view.ts';
import { ComplianceChecksQuery } from './compliance-checks.query.ts';

/** Keep a finished compliance check. */
export class CompleteComplianceCheck extends Command<ComplianceCheckView> {
  static readonly subject = 'rpc.onboarding.compliance-check.complete.v1';

  @RequiredEmail() readonly email!: string;
  @RequiredText(LIMITS.nameMax, MESSAGES.companyName) readonly companyName!: string;
  @IsBoolean() readonly question1!: boolean;
  @IsBoolean() readonly question2!: boolean;
  @IsBoolean() readonly question3!: boolean;
}

/** The checks, newest first. */
export class ListComplianceChecks extends ComplianceChecksQuery implements Command<ComplianceCheckView[]> {
  static readonly subject = 'rpc.onboarding.compliance-check.list.v1';
  declare readonly replyType?: ComplianceCheckView[];
}

/** How many checks the filters find, exactly. Which page is asked for does not matter. */
export class CountComplianceChecks extends ComplianceChecksQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.compliance-check.count.v1';
  declare readonly replyType?: number;
}

/** How many checks there are; as fast with a million of them. */
export class GetComplianceCheckTotals extends Command<ComplianceCheckTotalsView> {
  static readonly subject = 'rpc.onboarding.compliance-check.get-totals.v1';
}

/** Finished checks by day, oldest first, also the days without one. */
export class GetComplianceCheckStatistics extends StatisticsQuery implements Command<DayCountView[]> {
  static readonly subject = 'rpc.onboarding.compliance-check.get-statistics.v1';
  declare readonly replyType?: DayCountView[];
}
