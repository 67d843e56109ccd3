import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { StaffTicketsQuery } from '@rep13/contracts-admin';
import type { ExportedList } from '@rep13/contracts-gateway/constants';
import { AnyListExported, FIRST_EXPORTED_LISTS, ListExported } from '@rep13/contracts-gateway';
import type { Command, CommandClass, ListQuery } from '@rep13/contracts-messaging';
import { EmailsQuery, ListEmails } from '@rep13/contracts-notifications';
import {
  AuditLogsQuery,
  ComplianceChecksQuery,
  InvoicesQuery,
  ListAuditLogs,
  ListComplianceChecks,
  LedgerQuery,
  ListInvoices,
  ListLedger,
  ListProviderMovements,
  ListSignups,
  ProviderMovementsQuery,
  SignupsQuery,
} from '@rep13/contracts-onboarding';
import { ListTickets } from '@rep13/contracts-sla';
import { Clock, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminUser, AuditTrail, NeedsStepUp, SignedInAdmin } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import {
  AUDIT_LOG_COLUMNS,
  CHECK_COLUMNS,
  EMAIL_COLUMNS,
  INVOICE_COLUMNS,
  LEDGER_COLUMNS,
  MOVEMENT_COLUMNS,
  SIGNUP_COLUMNS,
  TICKET_COLUMNS,
} from './export-columns.ts';
import { sendCsv, type Columns } from './export-csv.ts';
import { countedRows } from './counted-rows.ts';
import { exportRows } from './export-rows.ts';
import { providerMovements } from './provider-movements.ts';
import { ticketsFor } from './tickets-for.ts';

/** Each list as a CSV file: the list's own filters, all rows instead of a page. For every role. */
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin')
@AdminAudience()
export class ExportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** Export compliance checks as CSV. All rows that the filters leave. */
  @Get('compliance-checks/export')
  @NeedsStepUp('admin')
  complianceChecks(@Query() query: ComplianceChecksQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'compliance-checks', CHECK_COLUMNS, ListComplianceChecks, query);
  }

  /** Export signups as CSV. All rows that the filters leave. */
  @Get('signups/export')
  @NeedsStepUp('admin')
  signups(@Query() query: SignupsQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'signups', SIGNUP_COLUMNS, ListSignups, query);
  }

  /** Export tickets as CSV. All rows that the filters leave. */
  @Get('sla-tickets/export')
  @NeedsStepUp('admin')
  tickets(
    @Query() query: StaffTicketsQuery,
    @Res() response: Response,
    @SignedInAdmin() { id }: AdminUser,
  ): Promise<void> {
    return this.send(response, 'sla-tickets', TICKET_COLUMNS, ListTickets, ticketsFor(query, id));
  }

  /** Export the audit log as CSV. All rows that the filters leave. */
  @Get('audit-logs/export')
  @NeedsStepUp('admin')
  auditLogs(@Query() query: AuditLogsQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'audit-logs', AUDIT_LOG_COLUMNS, ListAuditLogs, query);
  }

  /** Export the email log as CSV. All rows that the filters leave. */
  @Get('emails/export')
  @NeedsStepUp('admin')
  emails(@Query() query: EmailsQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'emails', EMAIL_COLUMNS, ListEmails, query);
  }

  /** Export invoices and credit notes as CSV, for the bookkeeper. All rows that the filters leave. */
  @Get('invoices/export')
  @NeedsStepUp('admin')
  invoices(@Query() query: InvoicesQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'invoices', INVOICE_COLUMNS, ListInvoices, query);
  }

  /** Export the ledger as CSV. What came in, what went back, and the document of each, for the bookkeeper. */
  @Get('ledger/export')
  @NeedsStepUp('admin')
  ledger(@Query() query: LedgerQuery, @Res() response: Response): Promise<void> {
    return this.send(response, 'ledger', LEDGER_COLUMNS, ListLedger, query);
  }

  /**
   * Export what moved at the payment provider as CSV: payments, refunds, its fees, and payouts. Of the days that are
   * named, both included. 503 while the provider does not answer.
   */
  @Get('provider-movements/export')
  @NeedsStepUp('admin')
  movements(@Query() { from, to }: ProviderMovementsQuery, @Res() response: Response): Promise<void> {
    const name = `provider-movements-${from.slice(0, 10)}-${to.slice(0, 10)}.csv`;
    const rows = providerMovements((after) => this.rpc.call(ListProviderMovements, { from, to, after }));
    const noted = this.noted('provider-movements', { from, to }, rows);
    return sendCsv(response, { name, columns: MOVEMENT_COLUMNS }, noted);
  }

  private send<Row extends { readonly id: number }>(
    response: Response,
    list: ExportedList,
    columns: Columns<Row>,
    command: CommandClass<ListQuery & Command<Row[]>>,
    query: ListQuery,
  ): Promise<void> {
    const name = `${list}-${this.clock.now().toISOString().slice(0, 10)}.csv`;
    const rows = exportRows<Row>(
      (page) => this.rpc.call(command, { ...query, ...page }) as Promise<Row[]>,
      query,
    );
    return sendCsv(response, { name, columns }, this.noted(list, query, rows));
  }

  /** The end of the file only comes once the audit log knows of it. */
  private noted<Row>(list: ExportedList, query: object, rows: AsyncGenerator<Row, void, undefined>) {
    const filters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const first = FIRST_EXPORTED_LISTS.find((each) => each === list);
    return countedRows(rows, (counted) =>
      this.trail.announceTogether((outbox) => {
        const exported = { filters, ...counted };
        if (first) outbox.add(ListExported, { list: first, ...exported, alsoAsV2: true });
        outbox.add(AnyListExported, { list, ...exported, ...(first && { alsoAsV1: true }) });
      }),
    );
  }
}
