// Written by `npm run reference` from services/gateway/src/public/status.controller.ts.
import type { ServiceStatusView, StatusHistoryView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Get the status of each service now. */
export const statuses = 'GET /api/status' as Operation<'GET /api/status', { answer: ServiceStatusView[] }>;

/** Get the status of 90 days, and the incidents. */
export const history = 'GET /api/status/history' as Operation<
  'GET /api/status/history',
  { answer: StatusHistoryView }
>;
