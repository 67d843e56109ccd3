import { useMemo } from 'react';
import { get, list } from '@rep13/contracts-api-client/sla-tickets';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

const useTickets = () => useClientApi(addressOf(list), DELAYS_MS.ticketRefresh);

/** Authorities' orders to this client, newest first. */
export function useOrders(): ReturnType<typeof useTickets> {
  const answer = useTickets();
  const data = useMemo(() => answer.data?.filter(({ lifeAtRisk }) => !lifeAtRisk), [answer.data]);
  return { ...answer, data };
}

/** What the client has told us of threats to life or safety, newest first: no authority has written these. */
export function useLifeAtRisk(): ReturnType<typeof useTickets> {
  const answer = useTickets();
  const data = useMemo(() => answer.data?.filter(({ lifeAtRisk }) => lifeAtRisk), [answer.data]);
  return { ...answer, data };
}

/** One order with its conversation; refreshes itself as the list does. */
export const useOrder = (id: string) =>
  useClientApi(addressOf(get, { params: { id } }), DELAYS_MS.ticketRefresh);

/** Shows the server's answer, or asks the server how the order is. */
export type ChangeOrder = ReturnType<typeof useOrder>['mutate'];
