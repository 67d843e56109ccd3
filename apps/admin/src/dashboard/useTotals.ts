import type { AdminTotalsView } from '@rep13/contracts-admin';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Exact numbers; a part is null while its service is away. */
export function useTotals() {
  return useAdminApi<AdminTotalsView>('/api/admin/totals', REFRESH_MS);
}
