import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { CancelCreditNote } from './cancel-credit-note.processor.ts';
import { InvoiceQueriesService } from './invoice-queries.service.ts';
import { InvoicingService } from './invoicing.service.ts';
import { IssueAwaitingWhenClientChanged } from './issue-awaiting-when-client-changed.handler.ts';
import { IssueCreditNote } from './issue-credit-note.processor.ts';
import { IssueInvoice } from './issue-invoice.processor.ts';
import { WriteInvoiceService } from './write-invoice.service.ts';

/** Invoices and credit notes, numbered without a gap. */
@Module({
  controllers: commandsOf(InvoiceQueriesService, WriteInvoiceService),
  providers: [
    InvoicingService,
    InvoiceQueriesService,
    WriteInvoiceService,
    IssueInvoice,
    IssueCreditNote,
    CancelCreditNote,
    IssueAwaitingWhenClientChanged,
  ],
})
export class InvoicesModule {}
