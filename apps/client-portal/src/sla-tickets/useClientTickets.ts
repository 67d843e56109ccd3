import type { ClientTicketView } from '@rep13/contracts-sla';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { useClientApi } from '../session/useClientApi.ts';

/** Authorities' orders to this client, newest first. */
export function useClientTickets() {
  return useClientApi<ClientTicketView[]>('/api/client/sla-tickets', DELAYS_MS.ticketRefresh);
}
