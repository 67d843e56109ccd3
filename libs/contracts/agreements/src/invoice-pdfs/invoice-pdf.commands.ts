import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { INVOICE_NUMBER, MESSAGES } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';

/** The PDF of an invoice, with the highest seal there is. */
export interface InvoicePdfView {
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** An invoice or a credit note as PDF. `signupId`: only if it is this client's. Not found while it is being made. */
export class GetInvoicePdf extends Command<InvoicePdfView> {
  static readonly subject = 'rpc.agreements.invoice-pdf.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @Matches(INVOICE_NUMBER, { message: MESSAGES.invoiceNumber }) readonly number!: string;
  @IsOptional() @IsInt() @Min(1) readonly signupId?: number;
}
