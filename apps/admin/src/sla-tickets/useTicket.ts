import type { TicketDetailView } from '@rep13/contracts-sla';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** One order with its history and what may be done next. */
export function useTicket(id: string) {
  return useAdminApi<TicketDetailView>(`/api/admin/sla-tickets/${encodeURIComponent(id)}`, REFRESH_MS);
}
