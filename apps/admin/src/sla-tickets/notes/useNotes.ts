import { notes } from '@rep13/contracts-api-admin/ticket-conversation';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../../list/useList.ts';
import { useAdminApi } from '../../session/useAdminApi.ts';

/** Staff's notes on one order, oldest first. They are in no other answer. */
export const useNotes = (ticketId: number) =>
  useAdminApi(addressOf(notes, { params: { id: ticketId } }), REFRESH_MS);
