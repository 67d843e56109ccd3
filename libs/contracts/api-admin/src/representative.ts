// Written by `npm run reference` from services/gateway/src/admin/representative.controller.ts.
import type { RepresentativeView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Read the record of the representative. Since when it has these details, what changed, and how far certificates,
 * letters, mails to clients and their websites have followed.
 */
export const get = 'GET /api/admin/representative' as Operation<
  'GET /api/admin/representative',
  { answer: RepresentativeView }
>;
