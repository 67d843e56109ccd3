import type { InvoiceKind, VatTreatment } from '@rep13/contracts-constants';

/** `GET /api/client/invoices`: one invoice or credit note. Amounts are in the currency's own unit, such as 300 for EUR 300. */
export interface InvoiceView {
  /** `R13-2026-00001`, without a gap within a year. */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedAt: string;
  /** Below zero on a credit note. */
  readonly net: number;
  readonly vat: number;
  readonly currency: string;
  readonly vatTreatment: VatTreatment;
  /** Where the PDF is. */
  readonly pdf: string;
}

/** `GET /api/admin/invoices`. */
export interface InvoiceItem extends InvoiceView {
  readonly id: number;
  readonly signupId: number;
  /** As it stands on the invoice. */
  readonly companyName: string;
  /** The invoice that a credit note takes back. */
  readonly credits: string | null;
}

/** Who stands on an invoice, in lines. */
export interface InvoiceParty {
  readonly name: string;
  readonly lines: readonly string[];
  /** Such as "Company number 12345678"; null where there is none. */
  readonly taxId: string | null;
}

/** Everything that an invoice says; the same for ever. Amounts are integer cents. */
export interface InvoiceDocumentView {
  readonly signupId: number;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedAt: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly { readonly text: string; readonly netCents: number }[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly currency: string;
  readonly vatTreatment: VatTreatment;
  /** The sentence about VAT, with its source. */
  readonly vatNote: string;
  readonly paidAt: string;
  readonly paidBy: string;
  readonly credits: string | null;
}
