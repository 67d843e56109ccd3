import { get } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** One order with its history and what may be done next. */
export function useTicket(id: string) {
  return useAdminApi(addressOf(get, { params: { id } }), REFRESH_MS);
}
