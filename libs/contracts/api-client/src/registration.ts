// Written by `npm run reference` from services/gateway/src/client/registration.controller.ts.
import type { RegisterAgainBody, SignupView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Register the company again, once its agreement is over. It has a Client ID of its own and the password of before,
 * and is signed in. With a second factor its account is set up anew, because a factor belongs to one account: this
 * browser may pay and sign meanwhile.
 */
export const register = 'POST /api/client/registration' as Operation<
  'POST /api/client/registration',
  {
    body: RegisterAgainBody;
    answer: SignupView;
    error:
      | 'onboarding.account-suspended'
      | 'onboarding.agreement-not-over'
      | 'onboarding.registered-again-already';
  }
>;
