import type { TicketView } from '@rep13/contracts';
import { DELAYS_MS } from '@rep13/contracts/constants';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Authorities' orders of all clients, newest first. */
export function useSlaTickets() {
  return useAdminApi<TicketView[]>('/api/admin/sla-tickets', DELAYS_MS.ticketRefresh);
}
