import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { useClientApi } from '../session/useClientApi.ts';

/** The calls about one order begin so. */
export const orderCall = (id: number | string): string => `/api/client/sla-tickets/${id}`;

/** One order with its conversation; refreshes itself as the list does. */
export const useOrder = (id: string) =>
  useClientApi<ClientTicketDetailView>(orderCall(id), DELAYS_MS.ticketRefresh);

/** Shows the server's answer, or asks the server how the order is. */
export type ChangeOrder = ReturnType<typeof useOrder>['mutate'];
