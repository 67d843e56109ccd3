import { ListAuditLogs, type AuditLogView } from '@rep13/contracts-onboarding';
import type { ExportedList } from './exported-list.ts';

export const AUDIT_LOGS: ExportedList<AuditLogView> = {
  name: 'audit-logs',
  list: ListAuditLogs,
  columns: [
    ['ID', 'id'],
    ['Time (UTC)', 'timestamp'],
    ['Event', 'eventType'],
    ['Signup ID', 'signupId'],
    ['Data', 'eventData'],
    ['Agreement version', 'agreementVersion'],
    ['Payment', 'paymentStatus'],
    ['IP address', 'ipAddress'],
    ['Browser', 'userAgent'],
    ['Origin', 'metadata'],
  ],
};
