import type { TicketView } from '@rep13/contracts-sla';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The one order that nobody has acknowledged and whose time ends first; none if all are acknowledged. */
export const PENDING_PATH = '/api/admin/sla-tickets?status=pending&sort=due&limit=1';

export function usePendingTickets() {
  return useAdminApi<TicketView[]>(PENDING_PATH, REFRESH_MS);
}
