import { totals } from '@rep13/contracts-api-admin/totals';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Exact numbers; a part is null while its service is away. */
export function useTotals() {
  return useAdminApi(addressOf(totals), REFRESH_MS);
}
