// Written by `npm run reference` from services/gateway/src/admin/statistics.controller.ts.
import type { AdminStatisticsQuery, AdminStatisticsView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** Get the figures of the charts, day by day. What a service that is away would say is `null`. */
export const statistics = 'GET /api/admin/statistics' as Operation<
  'GET /api/admin/statistics',
  { query: AdminStatisticsQuery; answer: AdminStatisticsView }
>;
