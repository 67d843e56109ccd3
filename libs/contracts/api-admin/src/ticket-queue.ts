// Written by `npm run reference` from services/gateway/src/admin/ticket-queue.controller.ts.
import type { RepresentedView } from '@rep13/contracts-agreements';
import type { Operation } from '@rep13/contracts-operations';
import type { DueTicketView, DueTicketsQuery, TicketPulseView } from '@rep13/contracts-sla';

/** Find out whether anything has happened to any ticket. Cheap: a page that is open asks every few seconds. */
export const pulse = 'GET /api/admin/sla-tickets/pulse' as Operation<
  'GET /api/admin/sla-tickets/pulse',
  { answer: TicketPulseView }
>;

/** List the authorities that tickets name, by the alphabet, to filter by. At most 500. */
export const authorities = 'GET /api/admin/sla-tickets/authorities' as Operation<
  'GET /api/admin/sla-tickets/authorities',
  { answer: string[] }
>;

/** List whom an order may be about that names no client exactly. At most five; empty once its client is known. */
export const candidates = 'GET /api/admin/sla-tickets/:id/candidates' as Operation<
  'GET /api/admin/sla-tickets/:id/candidates',
  { answer: readonly RepresentedView[] }
>;

/** List what is due in a time, the earliest first. At most 62 days and 500 entries. */
export const calendar = 'GET /api/admin/sla-tickets/calendar' as Operation<
  'GET /api/admin/sla-tickets/calendar',
  { query: DueTicketsQuery; answer: DueTicketView[] }
>;
