// Written by `npm run reference` from services/gateway/src/public/client-sign-in.controller.ts.
import type {
  ClientSetupBody,
  ClientSetupView,
  ClientSignInBody,
  ClientUserView,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Sign a client in. An account with a second factor is refused at first: the factor is to be shown within five
 * minutes.
 */
export const login = 'POST /api/client/login' as Operation<
  'POST /api/client/login',
  {
    body: ClientSignInBody;
    answer: ClientUserView;
    error: 'onboarding.account-locked' | 'onboarding.account-pending';
  }
>;

/** Sign a client out. */
export const logout = 'POST /api/client/logout' as Operation<'POST /api/client/logout', { answer: object }>;

/**
 * Set up a client's account with its first password. 200 when the account is active: from then on the client signs in,
 * in this browser too. 202 when the owner was mailed a link to choose a password.
 */
export const setUp = 'POST /api/client/setup' as Operation<
  'POST /api/client/setup',
  {
    body: ClientSetupBody;
    answer: ClientSetupView;
    error:
      | 'onboarding.account-already-activated'
      | 'onboarding.account-suspended'
      | 'onboarding.client-id-not-found';
  }
>;
