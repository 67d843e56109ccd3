import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import { INVOICE_KINDS, INVOICE_NUMBER, type InvoiceKind } from '@rep13/contracts-constants';

/** An invoice or a credit note has its number. Every invoice here is of a fee that is paid, or cancels a credit note. */
export class InvoiceIssued {
  static readonly type = 'onboarding.invoice.issued.v1';

  @IsInt() readonly signupId!: number;
  @Matches(INVOICE_NUMBER) readonly number!: string;
  @IsIn(INVOICE_KINDS) readonly kind!: InvoiceKind;
  /** Integer cents; below zero on a credit note. */
  @IsInt() readonly totalCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly issuedAt!: string;
  /** The credit note that this invoice cancels: its refund failed, or its money came back. */
  @IsOptional() @Matches(INVOICE_NUMBER) readonly cancels?: string;
}
