import { DAY_MS } from '@rep13/contracts-constants';
import type { TicketView } from '@rep13/contracts-sla';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { EVERY_MS, useNow } from '../ticket-clock/useNow.ts';
import { DUE_PATH, QUEUE_ROWS, WAITING_PATH } from './queue-paths.ts';

export interface Queue {
  due: readonly TicketView[];
  /** Without those that are due soon: each order stands in one place. */
  waiting: readonly TicketView[];
  hasMoreDue: boolean;
  hasMoreWaiting: boolean;
  /** Not known yet. */
  isAwaited: boolean;
  error: unknown;
  reload: () => void;
}

/** Orders that are late or due within a day, and the others that wait for us. */
export function useQueue(): Queue {
  const now = useNow(true, EVERY_MS);
  const open = useAdminApi(DUE_PATH, REFRESH_MS);
  const waits = useAdminApi(WAITING_PATH, REFRESH_MS);
  const due = (open.data ?? []).filter(
    ({ nextDueAt }) => nextDueAt !== null && Date.parse(nextDueAt) < now + DAY_MS,
  );
  const shown = due.slice(0, QUEUE_ROWS);
  const waiting = (waits.data ?? []).filter(({ id }) => !shown.some((ticket) => ticket.id === id));
  // An answer from before is better than none.
  const error = (!open.data && open.error) || (!waits.data && waits.error);
  return {
    due: shown,
    waiting: waiting.slice(0, QUEUE_ROWS),
    hasMoreDue: due.length > QUEUE_ROWS,
    hasMoreWaiting: waiting.length > QUEUE_ROWS,
    isAwaited: !error && (!open.data || !waits.data),
    error,
    reload: () => {
      void open.mutate();
      void waits.mutate();
    },
  };
}
