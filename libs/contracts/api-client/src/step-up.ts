// Written by `npm run reference` from services/gateway/src/client/client-step-up.controller.ts.
import type { StepUpBody, StepUpView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Enter the own password again. A wrong password counts as one at the sign-in, and locks the account as there. */
export const prove = 'POST /api/client/step-up' as Operation<
  'POST /api/client/step-up',
  { body: StepUpBody; answer: StepUpView; error: 'onboarding.account-locked' }
>;
