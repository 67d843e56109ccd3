// Written by `npm run reference` from services/gateway/src/admin/staff-second-factor.controller.ts.
import type { SecondFactorsView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Remove the second factors of a member of staff. Signs them out everywhere; from then on their password alone lets
 * them in. They get a mail. Refused for oneself. Changes nothing where there is nothing to remove.
 */
export const remove = 'DELETE /api/admin/users/:id/second-factor' as Operation<
  'DELETE /api/admin/users/:id/second-factor',
  { answer: SecondFactorsView }
>;
