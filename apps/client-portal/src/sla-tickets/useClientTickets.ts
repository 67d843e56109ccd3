import { list } from '@rep13/contracts-api-client/sla-tickets';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** Authorities' orders to this client, newest first. */
export function useClientTickets() {
  return useClientApi(addressOf(list), DELAYS_MS.ticketRefresh);
}
