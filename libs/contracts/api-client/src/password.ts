// Written by `npm run reference` from services/gateway/src/client/client-password.controller.ts.
import type { ClientPasswordBody, PasswordChangeView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Change the own password. Ends every other session of this client. Tries of the current password count with those at
 * the sign-in.
 */
export const change = 'POST /api/client/password' as Operation<
  'POST /api/client/password',
  { body: ClientPasswordBody; answer: PasswordChangeView; error: 'onboarding.account-locked' }
>;
