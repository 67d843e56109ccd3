import { IsBoolean, IsInt } from 'class-validator';

/** A visitor finished the free compliance check. */
export class ComplianceCheckCompleted {
  static readonly type = 'onboarding.compliance-check.completed.v1';

  @IsInt() readonly complianceCheckId!: number;
  @IsBoolean() readonly requiresLegalRep!: boolean;
}
