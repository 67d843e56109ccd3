import { IsIn, IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator';
import {
  DECIDED_VAT_TREATMENTS,
  LIMITS,
  MESSAGES,
  VAT_PERCENT_MAX,
  type DecidedVatTreatment,
} from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { OptionalText, RequiredText } from '@rep13/contracts-validation';
import type { InvoiceItem } from './invoice.views.ts';

/** How VAT stands on the invoice of a payment, as staff has found out. */
export class DecidedInvoice {
  @IsIn(DECIDED_VAT_TREATMENTS, { message: MESSAGES.decidedVat })
  readonly vatTreatment!: DecidedVatTreatment;
  /** Where VAT is charged: its rate in percent, such as 21 or 5.5. The fee that was paid includes it. */
  @ValidateIf(({ vatTreatment }: DecidedInvoice) => vatTreatment === 'standard')
  @IsNumber({ maxDecimalPlaces: 2 }, { message: MESSAGES.vatPercent })
  @Min(0.01, { message: MESSAGES.vatPercent })
  @Max(VAT_PERCENT_MAX, { message: MESSAGES.vatPercent })
  readonly vatPercent?: number | null;
  @RequiredText(LIMITS.billingNoteMax, MESSAGES.invoiceReason) readonly reason!: string;
}

/** `POST /api/admin/payments/:id/invoice`. */
export class WriteInvoiceBody extends DecidedInvoice {
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(LIMITS.refundReasonMax) readonly breakGlass?: string | null;
}

/**
 * Write the invoice of a payment as staff has decided, with the billing data of today. One that there is already is
 * taken back by a credit note first, as far as no money went back. Refused where there is nothing to invoice, or a
 * reverse charge lacks a VAT number of either.
 */
export class WriteInvoice extends DecidedInvoice implements Command<InvoiceItem> {
  static readonly subject = 'rpc.onboarding.invoice.write.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.invoice-not-writable': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: InvoiceItem;
  @IsInt() @Min(1) readonly paymentId!: number;
}
