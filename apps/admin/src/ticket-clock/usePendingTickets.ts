import type { TicketView } from '@rep13/contracts-sla';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The first order of the list of those that wait for us; none if none does. */
export const PENDING_PATH = '/api/admin/sla-tickets?waiting=true&sort=due&limit=1';

export function usePendingTickets() {
  return useAdminApi<TicketView[]>(PENDING_PATH, REFRESH_MS);
}
