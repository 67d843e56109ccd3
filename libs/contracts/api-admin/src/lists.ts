// Written by `npm run reference` from services/gateway/src/admin/admin-lists.controller.ts.
import type {
  AuditLogView,
  AuditLogsQuery,
  ComplianceCheckView,
  ComplianceChecksQuery,
  SignupListItem,
  SignupsQuery,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** List compliance checks, newest first. `cursor` is the id of the last row seen. */
export const complianceChecks = 'GET /api/admin/compliance-checks' as Operation<
  'GET /api/admin/compliance-checks',
  { query: ComplianceChecksQuery; answer: ComplianceCheckView[] }
>;

/** List signups, newest first. `cursor` is the id of the last row seen. */
export const signups = 'GET /api/admin/signups' as Operation<
  'GET /api/admin/signups',
  { query: SignupsQuery; answer: SignupListItem[] }
>;

/** List the audit log, newest first. `cursor` is the id of the last row seen. */
export const auditLogs = 'GET /api/admin/audit-logs' as Operation<
  'GET /api/admin/audit-logs',
  { query: AuditLogsQuery; answer: AuditLogView[] }
>;
