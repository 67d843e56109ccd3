// Written by `npm run reference` from services/gateway/src/admin/admin-step-up.controller.ts.
import type { StepUpBody, StepUpView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Ask whether the step-up lasts a minute more. For use before a download, whose refusal nobody would see. */
export const check = 'GET /api/admin/step-up' as Operation<'GET /api/admin/step-up', { answer: object }>;

/** Enter the own password again. A wrong password counts as one at the sign-in. */
export const prove = 'POST /api/admin/step-up' as Operation<
  'POST /api/admin/step-up',
  { body: StepUpBody; answer: StepUpView }
>;
