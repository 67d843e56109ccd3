// Written by `npm run reference` from services/gateway/src/public/client-reset.controller.ts.
import type { ClientResetBody, ClientResetConfirmBody, PasswordResetView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Ask for a link to reset a client's password. Always 202 and `{}`, whether the Client ID exists or not; 429 only to
 * an address that asks too often itself.
 */
export const request = 'POST /api/client/reset' as Operation<
  'POST /api/client/reset',
  { body: ClientResetBody; answer: object }
>;

/**
 * Reset a client's password. With the token out of the mail, once. Ends every session of the client, and makes the
 * browser a known device: strangers who go on with wrong passwords don't keep it out.
 */
export const confirm = 'POST /api/client/reset/confirm' as Operation<
  'POST /api/client/reset/confirm',
  {
    body: ClientResetConfirmBody;
    answer: PasswordResetView;
    error: 'onboarding.account-suspended' | 'onboarding.link-expired';
  }
>;
