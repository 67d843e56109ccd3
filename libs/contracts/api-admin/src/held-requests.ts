// Written by `npm run reference` from services/gateway/src/admin/held-requests.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { AuthorityRequestView, ReasonBody, TicketDetailView } from '@rep13/contracts-sla';

/** List the requests that wait for staff, oldest first. */
export const list = 'GET /api/admin/held-requests' as Operation<
  'GET /api/admin/held-requests',
  { answer: AuthorityRequestView[] }
>;

/** Take a request that waits. Its ticket is opened, and its clock runs from when it came. */
export const release = 'POST /api/admin/held-requests/:id/release' as Operation<
  'POST /api/admin/held-requests/:id/release',
  { answer: TicketDetailView; error: 'sla.request-decided' }
>;

/** Throw a request away that waits. It stays known as spam. */
export const discard = 'POST /api/admin/held-requests/:id/discard' as Operation<
  'POST /api/admin/held-requests/:id/discard',
  { body: ReasonBody; answer: object; error: 'sla.request-decided' }
>;
