// Written by `npm run reference` from services/gateway/src/onboarding/signup.controller.ts.
import type { SignupView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get the own signup. */
export const get = 'GET /api/signup/:signupId' as Operation<
  'GET /api/signup/:signupId',
  { answer: SignupView }
>;
