import { Controller } from '@nestjs/common';
import {
  GetInvoiceDocument,
  ListClientInvoices,
  CountInvoices,
  ListInvoices,
  WriteInvoice,
  type InvoiceDocumentView,
  type InvoiceItem,
  type InvoiceView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { InvoiceQueries } from './invoice-queries.service.ts';
import { InvoiceWriting } from './write-invoice.service.ts';

/** What onboarding answers about invoices and credit notes. */
@Controller()
export class InvoicesController {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly writing: InvoiceWriting,
  ) {}

  @OnCommand(ListClientInvoices)
  ofClient({ signupId }: ListClientInvoices): Promise<InvoiceView[]> {
    return this.queries.ofClient(signupId);
  }

  @OnCommand(ListInvoices)
  list(query: ListInvoices): Promise<InvoiceItem[]> {
    return this.queries.list(query);
  }

  @OnCommand(CountInvoices)
  count(query: CountInvoices): Promise<number> {
    return this.queries.count(query);
  }

  @OnCommand(GetInvoiceDocument)
  document({ number }: GetInvoiceDocument): Promise<InvoiceDocumentView> {
    return this.queries.document(number);
  }

  @OnCommand(WriteInvoice)
  write(command: WriteInvoice): Promise<InvoiceItem> {
    return this.writing.write(command);
  }
}
