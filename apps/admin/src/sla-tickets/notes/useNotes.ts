import type { TicketNoteView } from '@rep13/contracts-sla';
import { REFRESH_MS } from '../../list/useList.ts';
import { useAdminApi } from '../../session/useAdminApi.ts';
import { ticketApi } from '../work/ticket-work.ts';

export const notesApi = (ticketId: number): string => `${ticketApi(ticketId)}/notes`;

/** Staff's notes on one order, oldest first. They are in no other answer. */
export const useNotes = (ticketId: number) => useAdminApi<TicketNoteView[]>(notesApi(ticketId), REFRESH_MS);
