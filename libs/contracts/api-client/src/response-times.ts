// Written by `npm run reference` from services/gateway/src/client/response-times.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { ResponseTimesRowView } from '@rep13/contracts-sla';

/** Get how fast the own orders of the last 90 days were acknowledged. */
export const get = 'GET /api/client/response-times' as Operation<
  'GET /api/client/response-times',
  { answer: ResponseTimesRowView }
>;
