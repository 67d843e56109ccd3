import { IsIn, IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { INVOICE_KINDS, INVOICE_NUMBER, SHA256, type InvoiceKind } from '@rep13/contracts-constants';

/** The PDF of an invoice or a credit note is stored; its seal comes by itself. */
export class InvoicePdfMade {
  static readonly type = 'agreements.invoice-pdf.made.v1';

  @IsInt() readonly signupId!: number;
  @Matches(INVOICE_NUMBER) readonly number!: string;
  @IsIn(INVOICE_KINDS) readonly kind!: InvoiceKind;
  /** Of the rendered PDF. */
  @Matches(SHA256) readonly sha256!: string;
  @IsISO8601() readonly madeAt!: string;
  /** The credit note that this invoice cancels. */
  @IsOptional() @Matches(INVOICE_NUMBER) readonly cancels?: string;
}
