import { useMemo } from 'react';
import type { TicketView } from '@rep13/contracts-sla';
import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { listPath } from '../../list/list-path.ts';
import { REFRESH_MS } from '../../list/useList.ts';
import { useAdminApi } from '../../session/useAdminApi.ts';
import { useTicketsTabStore } from '../useTicketsTabStore.ts';
import { useIsWide } from './useIsWide.ts';

export type OpenOrders = ReturnType<typeof useOpenOrders>;

/**
 * The open orders of the list one came from, or else all of them; what is due next first. Asked only where they are
 * shown. `present` is the order that is open, as its page knows it: the list learns later what is done there.
 */
export function useOpenOrders(present: TicketView | undefined) {
  const isShown = useIsWide();
  const filters = useTicketsTabStore((store) => store.filters);
  const path = listPath(list, { ...filters, open: 'true', sort: 'due' });
  const { data, error, mutate } = useAdminApi(isShown ? path : null, REFRESH_MS);
  const rows = useMemo(() => data && withPresent(data, present), [data, present]);
  return { isShown, path, rows, error, reload: () => void mutate() };
}

const withPresent = (orders: readonly TicketView[], present: TicketView | undefined): TicketView[] =>
  orders
    .map((order) => (order.id === present?.id ? present : order))
    .filter(({ status }) => status !== 'closed');
