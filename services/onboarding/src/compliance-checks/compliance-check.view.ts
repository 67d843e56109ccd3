import type { ComplianceCheckView } from '@rep13/contracts-onboarding';
import type { ComplianceCheck } from './compliance-check.entity.ts';

export const toComplianceCheckView = (check: ComplianceCheck): ComplianceCheckView => ({
  id: check.id,
  email: check.email,
  companyName: check.companyName,
  question1: check.question1,
  question2: check.question2,
  question3: check.question3,
  requiresLegalRep: check.requiresLegalRep,
  createdAt: check.createdAt.toISOString(),
});
