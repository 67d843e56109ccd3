import { Controller, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { StaffTicketsQuery } from '@rep13/contracts-admin';
import { EmailsQuery } from '@rep13/contracts-notifications';
import {
  AuditLogsQuery,
  ComplianceChecksQuery,
  InvoicesQuery,
  LedgerQuery,
  ListProviderMovements,
  ProviderMovementsQuery,
  SignupsQuery,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminUser, SignedInAdmin } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { AUDIT_LOGS } from './exports/audit-logs.export.ts';
import { COMPLIANCE_CHECKS } from './exports/compliance-checks.export.ts';
import { EMAILS } from './exports/emails.export.ts';
import { Exports } from './exports/exported-list.ts';
import { INVOICES } from './exports/invoices.export.ts';
import { LEDGER } from './exports/ledger.export.ts';
import { ListExports } from './exports/list-exports.ts';
import { PROVIDER_MOVEMENTS } from './exports/provider-movements.export.ts';
import { providerMovements } from './exports/provider-movements.ts';
import { SIGNUPS } from './exports/signups.export.ts';
import { SLA_TICKETS } from './exports/sla-tickets.export.ts';
import { ticketsFor } from './tickets-for.ts';

/** Each list as a CSV file: the list's own filters, all rows instead of a page. For every role. */
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin')
@AdminAudience()
export class ExportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: ListExports,
  ) {}

  /** Export compliance checks as CSV. All rows that the filters leave. */
  @Exports(COMPLIANCE_CHECKS)
  complianceChecks(@Query() query: ComplianceChecksQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, COMPLIANCE_CHECKS, query);
  }

  /** Export signups as CSV. All rows that the filters leave. */
  @Exports(SIGNUPS)
  signups(@Query() query: SignupsQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, SIGNUPS, query);
  }

  /** Export tickets as CSV. All rows that the filters leave. */
  @Exports(SLA_TICKETS)
  tickets(
    @Query() query: StaffTicketsQuery,
    @Res() response: Response,
    @SignedInAdmin() { id }: AdminUser,
  ): Promise<void> {
    return this.files.send(response, SLA_TICKETS, ticketsFor(query, id));
  }

  /** Export the audit log as CSV. All rows that the filters leave. */
  @Exports(AUDIT_LOGS)
  auditLogs(@Query() query: AuditLogsQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, AUDIT_LOGS, query);
  }

  /** Export the email log as CSV. All rows that the filters leave. */
  @Exports(EMAILS)
  emails(@Query() query: EmailsQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, EMAILS, query);
  }

  /** Export invoices and credit notes as CSV, for the bookkeeper. All rows that the filters leave. */
  @Exports(INVOICES)
  invoices(@Query() query: InvoicesQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, INVOICES, query);
  }

  /** Export the ledger as CSV. What came in, what went back, and the document of each, for the bookkeeper. */
  @Exports(LEDGER)
  ledger(@Query() query: LedgerQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, LEDGER, query);
  }

  /**
   * Export what moved at the payment provider as CSV: payments, refunds, its fees, and payouts. Of the days that are
   * named, both included. 503 while the provider does not answer.
   */
  @Exports(PROVIDER_MOVEMENTS)
  movements(@Query() { from, to }: ProviderMovementsQuery, @Res() response: Response): Promise<void> {
    const period = `${from.slice(0, 10)}-${to.slice(0, 10)}`;
    const rows = providerMovements((after) => this.rpc.call(ListProviderMovements, { from, to, after }));
    return this.files.sendRows(response, { exported: PROVIDER_MOVEMENTS, period, query: { from, to } }, rows);
  }
}
