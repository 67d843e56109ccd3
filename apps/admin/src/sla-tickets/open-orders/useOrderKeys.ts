import { toast } from '@rep13/web-kit';
import { ApiError, apiGet } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { adminErrorMessage } from '../../session/admin-error-message.ts';
import { askWhoIsSignedIn } from '../../session/useAdminUser.ts';
import { ticketPath } from '../../ticket-clock/ticket-path.ts';
import { NEXT_ORDER_KEY, NO_OTHER_ORDER, orderBeside } from './order-beside.ts';
import { useMove } from './useMove.ts';
import type { OpenOrders } from './useOpenOrders.ts';

/** The keys that lead straight to the next order of the list and to the one before. Back still leads to the list. */
export function useOrderKeys(id: number, { rows, path }: Pick<OpenOrders, 'rows' | 'path'>): void {
  const navigate = useNavigate();
  const move = useMove();
  const go = async (step: 1 | -1) => {
    try {
      const there = orderBeside(id, rows ?? (await apiGet(path)), step);
      if (there === undefined) return toast({ title: NO_OTHER_ORDER });
      void navigate(ticketPath(there), move);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
      toast({ title: 'The other orders are not known', description: adminErrorMessage(error) });
    }
  };
  const keys = [
    { key: NEXT_ORDER_KEY, label: 'Next order of the list, by what is due', run: () => void go(1) },
    { key: 'k', label: 'Previous order of the list', run: () => void go(-1) },
  ];
  useShortcuts(keys, 'one record');
}
