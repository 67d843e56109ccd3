import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { CancelCreditNote } from './cancel-credit-note.processor.ts';
import { InvoiceQueries } from './invoice-queries.service.ts';
import { Invoicing } from './invoicing.service.ts';
import { IssueAwaitingWhenClientChanged } from './issue-awaiting-when-client-changed.handler.ts';
import { IssueCreditNote } from './issue-credit-note.processor.ts';
import { IssueInvoice } from './issue-invoice.processor.ts';
import { InvoiceWriting } from './write-invoice.service.ts';

/** Invoices and credit notes, numbered without a gap. */
@Module({
  controllers: commandsOf(InvoiceQueries, InvoiceWriting),
  providers: [
    Invoicing,
    InvoiceQueries,
    InvoiceWriting,
    IssueInvoice,
    IssueCreditNote,
    CancelCreditNote,
    IssueAwaitingWhenClientChanged,
  ],
})
export class InvoicesModule {}
