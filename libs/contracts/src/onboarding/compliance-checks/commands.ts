import { Command } from '../../messaging/command.ts';
import { ListQuery } from '../../messaging/list-query.ts';
import { IsBoolean } from 'class-validator';
import { LIMITS } from '../../constants/limits.ts';
import { MESSAGES } from '../../constants/messages.ts';
import { RequiredEmail, RequiredText } from '../../validation/text.ts';
import type { ComplianceCheckView } from './compliance-check.view.ts';

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
export class ListComplianceChecks extends ListQuery implements Command<ComplianceCheckView[]> {
  static readonly subject = 'rpc.onboarding.compliance-check.list.v1';
  declare readonly replyType?: ComplianceCheckView[];
}
