import type { ComplianceCheckView } from '@rep13/contracts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Free checks, newest first. */
export function useComplianceChecks() {
  return useAdminApi<ComplianceCheckView[]>('/api/admin/compliance-checks');
}
