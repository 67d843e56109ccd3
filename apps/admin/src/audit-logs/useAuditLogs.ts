import type { AuditLogView } from '@rep13/contracts';
import { AUDIT_LOG_ROWS } from '@rep13/contracts/constants';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The newest 50 lines of the audit log. */
export function useAuditLogs() {
  return useAdminApi<AuditLogView[]>(`/api/admin/audit-logs?limit=${AUDIT_LOG_ROWS}`);
}
