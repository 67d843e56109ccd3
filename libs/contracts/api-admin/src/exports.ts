// Written by `npm run reference` from services/gateway/src/admin/exports.controller.ts.
import type { StaffTicketsQuery } from '@rep13/contracts-admin';
import type { EmailsQuery } from '@rep13/contracts-notifications';
import type {
  AuditLogsQuery,
  ComplianceChecksQuery,
  InvoicesQuery,
  LedgerQuery,
  ProviderMovementsQuery,
  SignupsQuery,
} from '@rep13/contracts-onboarding';
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Export compliance checks as CSV. All rows that the filters leave. */
export const complianceChecks = 'GET /api/admin/compliance-checks/export' as Operation<
  'GET /api/admin/compliance-checks/export',
  { query: ComplianceChecksQuery; answer: Bytes }
>;

/** Export signups as CSV. All rows that the filters leave. */
export const signups = 'GET /api/admin/signups/export' as Operation<
  'GET /api/admin/signups/export',
  { query: SignupsQuery; answer: Bytes }
>;

/** Export tickets as CSV. All rows that the filters leave. */
export const tickets = 'GET /api/admin/sla-tickets/export' as Operation<
  'GET /api/admin/sla-tickets/export',
  { query: StaffTicketsQuery; answer: Bytes }
>;

/** Export the audit log as CSV. All rows that the filters leave. */
export const auditLogs = 'GET /api/admin/audit-logs/export' as Operation<
  'GET /api/admin/audit-logs/export',
  { query: AuditLogsQuery; answer: Bytes }
>;

/** Export the email log as CSV. All rows that the filters leave. */
export const emails = 'GET /api/admin/emails/export' as Operation<
  'GET /api/admin/emails/export',
  { query: EmailsQuery; answer: Bytes }
>;

/** Export invoices and credit notes as CSV, for the bookkeeper. All rows that the filters leave. */
export const invoices = 'GET /api/admin/invoices/export' as Operation<
  'GET /api/admin/invoices/export',
  { query: InvoicesQuery; answer: Bytes }
>;

/** Export the ledger as CSV. What came in, what went back, and the document of each, for the bookkeeper. */
export const ledger = 'GET /api/admin/ledger/export' as Operation<
  'GET /api/admin/ledger/export',
  { query: LedgerQuery; answer: Bytes }
>;

/**
 * Export what moved at the payment provider as CSV: payments, refunds, its fees, and payouts. Of the days that are
 * named, both included. 503 while the provider does not answer.
 */
export const movements = 'GET /api/admin/provider-movements/export' as Operation<
  'GET /api/admin/provider-movements/export',
  { query: ProviderMovementsQuery; answer: Bytes; error: 'onboarding.payment-provider-away' }
>;
