import { get, list } from '@rep13/contracts-api-client/sla-tickets';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** Authorities' orders to this client, newest first. */
export const useOrders = () => useClientApi(addressOf(list), DELAYS_MS.ticketRefresh);

/** One order with its conversation; refreshes itself as the list does. */
export const useOrder = (id: string) =>
  useClientApi(addressOf(get, { params: { id } }), DELAYS_MS.ticketRefresh);

/** Shows the server's answer, or asks the server how the order is. */
export type ChangeOrder = ReturnType<typeof useOrder>['mutate'];
