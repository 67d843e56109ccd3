import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { toast } from '@rep13/web-kit';
import { ApiError, apiGet } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { listPath } from '../list/list-path.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { useIsFirstPage } from './useWayBack.ts';
import { useTicketsTabStore } from './useTicketsTabStore.ts';

export const NEXT_ORDER_KEY = 'j';

/** The open orders of the list one came from, or else all of them; what is due next first. */
const openOrders = () =>
  listPath(list, {
    ...useTicketsTabStore.getState().filters,
    open: 'true',
    sort: 'due',
  });

/** The one below this one, or the first. */
export function orderAfter(id: number, orders: readonly { id: number }[]): number | undefined {
  const here = orders.findIndex((order) => order.id === id);
  const next = orders[here + 1] ?? orders[0];
  return next?.id === id ? undefined : next?.id;
}

/** The key that leads straight to the next order of the list. Back still leads to the list. */
export function useNextOrder(id: number): void {
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  const goOn = async () => {
    try {
      const next = orderAfter(id, await apiGet(openOrders()));
      if (next === undefined) return toast({ title: 'No other order of your list is open' });
      void navigate(ticketPath(next), { replace: true, state: { isFirstPage } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
      toast({ title: 'The next order is not known', description: adminErrorMessage(error) });
    }
  };
  const label = 'Next order of the list, by what is due';
  useShortcuts([{ key: NEXT_ORDER_KEY, label, run: () => void goOn() }], 'one record');
}
