import { get as order } from '@rep13/contracts-api-client/sla-tickets';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** One order with its conversation; refreshes itself as the list does. */
export const useOrder = (id: string) =>
  useClientApi(addressOf(order, { params: { id } }), DELAYS_MS.ticketRefresh);

/** Shows the server's answer, or asks the server how the order is. */
export type ChangeOrder = ReturnType<typeof useOrder>['mutate'];
