import { Matches } from 'class-validator';
import { INVOICE_NUMBER, MESSAGES } from '@rep13/contracts-constants';
import { Command, ListQuery, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { InvoiceDocumentView, InvoiceItem, InvoiceView } from './invoice.views.ts';

/** One client's invoices and credit notes, newest first. */
export class ListClientInvoices extends Command<InvoiceView[]> {
  static readonly subject = 'rpc.onboarding.invoice.list-of-client.v1';
  @SignupId() readonly signupId!: number;
}

/** Which invoices, newest first. `search`: number, name of the company. */
export class InvoicesQuery extends ListQuery {}

/** All invoices and credit notes, for staff and the bookkeeper. */
export class ListInvoices extends InvoicesQuery implements Command<InvoiceItem[]> {
  static readonly subject = 'rpc.onboarding.invoice.list.v1';
  declare readonly replyType?: InvoiceItem[];
}

/** How many invoices and credit notes the filters find, exactly. Which page is asked for does not matter. */
export class CountInvoices extends InvoicesQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.invoice.count.v1';
  declare readonly replyType?: number;
}

/** Everything that one invoice says, for its PDF. */
export class GetInvoiceDocument extends Command<InvoiceDocumentView> {
  static readonly subject = 'rpc.onboarding.invoice.get-document.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @Matches(INVOICE_NUMBER, { message: MESSAGES.invoiceNumber }) readonly number!: string;
}
