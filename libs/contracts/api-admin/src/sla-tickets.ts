// Written by `npm run reference` from services/gateway/src/admin/sla-tickets.controller.ts.
import type { ApprovalNeededView, StaffTicketsQuery } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';
import type { MoveTicketBody, OpenTicketBody, TicketDetailView, TicketView } from '@rep13/contracts-sla';
import type { TicketAction } from '@rep13/contracts-sla/constants';

/** List tickets, newest first or what is due next. */
export const list = 'GET /api/admin/sla-tickets' as Operation<
  'GET /api/admin/sla-tickets',
  { query: StaffTicketsQuery; answer: TicketView[] }
>;

/**
 * Open a ticket for an authority's order that came by mail, post or telephone. It is taken whatever is missing of it;
 * where `email` is given the authority gets a receipt and its private link. The client sees nothing of it before it is
 * forwarded.
 */
export const open = 'POST /api/admin/sla-tickets' as Operation<
  'POST /api/admin/sla-tickets',
  { body: OpenTicketBody; answer: TicketDetailView }
>;

/** Get a ticket with its history and what may be done next. Its `ETag` is the version for `If-Match`. */
export const get = 'GET /api/admin/sla-tickets/:id' as Operation<
  'GET /api/admin/sla-tickets/:id',
  { answer: TicketDetailView }
>;

/**
 * Move a ticket on. `acknowledge`, `forward`, `start`, `ask-authority`, `resume`, `respond` or `close`; 409 if it is
 * not its turn. An order is closed with what was done about it, recorded before or in this call, or as withdrawn,
 * misdirected, duplicate or spam. 202 if somebody else has to agree, to closing a critical order and to refusing one
 * by whichever step, and nothing is done yet; with `breakGlass` it is done at once.
 */
export const move = 'POST /api/admin/sla-tickets/:id/:action' as Operation<
  'POST /api/admin/sla-tickets/:id/:action',
  {
    params: { action: TicketAction };
    body: MoveTicketBody;
    answer: TicketDetailView | ApprovalNeededView;
    error:
      | 'sla.client-not-to-be-informed'
      | 'sla.client-unknown'
      | 'sla.ticket-changed'
      | 'sla.ticket-move-not-allowed'
      | 'sla.ticket-not-replied';
  }
>;
