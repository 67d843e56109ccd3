import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The first order of the list of those that wait for us; none if none does. */
export const PENDING_PATH = addressOf(list, { query: { waiting: true, sort: 'due', limit: 1 } });

export function usePendingTickets() {
  return useAdminApi(PENDING_PATH, REFRESH_MS);
}
