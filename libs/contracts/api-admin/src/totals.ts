// Written by `npm run reference` from services/gateway/src/admin/totals.controller.ts.
import type { AdminTotalsView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** Get the totals of every list. What a service that is away would say is `null`. */
export const totals = 'GET /api/admin/totals' as Operation<
  'GET /api/admin/totals',
  { answer: AdminTotalsView }
>;
