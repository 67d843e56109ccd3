// Written by `npm run reference` from services/gateway/src/admin/response-times.controller.ts.
import type { Bytes, Operation } from '@rep13/contracts-operations';
import type { ResponseTimesQuery, ResponseTimesView } from '@rep13/contracts-sla';

/**
 * Get how fast orders were acknowledged. Of all, and by authority, Member State and client; of 90 days if not asked.
 */
export const get = 'GET /api/admin/response-times' as Operation<
  'GET /api/admin/response-times',
  { query: ResponseTimesQuery; answer: ResponseTimesView }
>;

/** Export how fast orders were acknowledged as CSV. A row for each group. */
export const exportFile = 'GET /api/admin/response-times/export' as Operation<
  'GET /api/admin/response-times/export',
  { query: ResponseTimesQuery; answer: Bytes }
>;
