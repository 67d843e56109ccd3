import type { Moment } from '@rep13/contracts-constants';
export interface ComplianceCheckView {
  readonly id: number;
  readonly email: string;
  readonly companyName: string;
  readonly question1: boolean;
  readonly question2: boolean;
  readonly question3: boolean;
  /** True only if all three answers are yes. */
  readonly requiresLegalRep: boolean;
  readonly createdAt: Moment;
}

export interface ComplianceCheckTotalsView {
  readonly total: number;
  readonly requiringLegalRep: number;
}
