// Written by `npm run reference` from services/gateway/src/admin/client-second-factor.controller.ts.
import type { SecondFactorsView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Remove the second factors of a client. Signs the client out everywhere; from then on the password alone lets them
 * in. They get a mail. Changes nothing where there is nothing to remove.
 */
export const remove = 'DELETE /api/admin/clients/:signupId/second-factor' as Operation<
  'DELETE /api/admin/clients/:signupId/second-factor',
  { answer: SecondFactorsView }
>;
