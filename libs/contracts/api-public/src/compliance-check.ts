// Written by `npm run reference` from services/gateway/src/public/compliance-check.controller.ts.
import type { ComplianceCheckBody, ComplianceCheckView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Submit a compliance check. The answer says whether a legal representative is needed. */
export const complete = 'POST /api/compliance-check' as Operation<
  'POST /api/compliance-check',
  { body: ComplianceCheckBody; answer: ComplianceCheckView }
>;
