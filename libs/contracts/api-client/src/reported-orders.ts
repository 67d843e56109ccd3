// Written by `npm run reference` from services/gateway/src/client/reported-orders.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { ClientTicketView, ReportedOrderBody } from '@rep13/contracts-sla';

/**
 * Report an order that an authority sent to the client itself, twenty an hour at most. It becomes one of the own
 * orders: our 24 hours run from now, and the authority's own time, if it named one. Its files are uploaded to `POST
 * /api/client/sla-tickets/{id}/files`.
 */
export const report = 'POST /api/client/reported-orders' as Operation<
  'POST /api/client/reported-orders',
  { body: ReportedOrderBody; answer: ClientTicketView }
>;
