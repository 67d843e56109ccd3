// Written by `npm run reference` from services/gateway/src/admin/ticket-conversation.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type {
  StaffMessageBody,
  TicketDetailView,
  TicketNoteBody,
  TicketNoteView,
} from '@rep13/contracts-sla';

/** Write to the client or the authority about a ticket. */
export const write = 'POST /api/admin/sla-tickets/:id/messages' as Operation<
  'POST /api/admin/sla-tickets/:id/messages',
  {
    body: StaffMessageBody;
    answer: TicketDetailView;
    error:
      | 'sla.authority-unreachable'
      | 'sla.client-not-to-be-informed'
      | 'sla.client-not-yet-told'
      | 'sla.client-unknown'
      | 'sla.ticket-changed'
      | 'sla.ticket-closed';
  }
>;

/** Say that staff has read what client and authority wrote. Safe to repeat, and no new version. */
export const read = 'POST /api/admin/sla-tickets/:id/read' as Operation<
  'POST /api/admin/sla-tickets/:id/read',
  { answer: TicketDetailView }
>;

/** List the notes that staff has made about a ticket, oldest first. */
export const notes = 'GET /api/admin/sla-tickets/:id/notes' as Operation<
  'GET /api/admin/sla-tickets/:id/notes',
  { answer: TicketNoteView[] }
>;

/** Note something about a ticket for staff alone. */
export const note = 'POST /api/admin/sla-tickets/:id/notes' as Operation<
  'POST /api/admin/sla-tickets/:id/notes',
  { body: TicketNoteBody; answer: TicketNoteView }
>;
