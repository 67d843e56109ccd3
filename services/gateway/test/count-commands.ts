import { CountContactMessages, CountEmails } from '@rep13/contracts-notifications';
import {
  CountAuditLogs,
  CountBillingTasks,
  CountComplianceChecks,
  CountInvoices,
  CountPayments,
  CountSignups,
} from '@rep13/contracts-onboarding';
import { CountTickets } from '@rep13/contracts-sla';

/** What a list asks for beside its rows, where the caller named no limit. */
export const COUNT_COMMANDS = [
  CountAuditLogs,
  CountBillingTasks,
  CountComplianceChecks,
  CountContactMessages,
  CountEmails,
  CountInvoices,
  CountPayments,
  CountSignups,
  CountTickets,
];
