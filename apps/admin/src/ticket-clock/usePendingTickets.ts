import type { TicketView } from '@rep13/contracts-sla';
import { LIST_MAX } from '@rep13/contracts-constants';
import { apiGet, type GetOptions } from '@rep13/web-kit/api';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

export const PENDING_PATH = `/api/admin/sla-tickets?status=pending&limit=${LIST_MAX}`;
/** Past so many staff has another problem than which of them is first. */
const PAGES_AT_MOST = 5;

export interface PendingTickets {
  tickets: TicketView[];
  /** There are older ones, so the most urgent one is not known. */
  hasMore: boolean;
}

/** The orders that nobody has acknowledged. The list is newest first, the most urgent one stands at its end. */
export function usePendingTickets() {
  return useAdminApi<PendingTickets>(PENDING_PATH, REFRESH_MS, readAll);
}

async function readAll(path: string, options: GetOptions): Promise<PendingTickets> {
  const tickets: TicketView[] = [];
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const last = tickets.at(-1);
    const rows = await apiGet<TicketView[]>(last ? `${path}&cursor=${last.id}` : path, options);
    tickets.push(...rows);
    if (rows.length < LIST_MAX) return { tickets, hasMore: false };
  }
  return { tickets, hasMore: true };
}
