import type { InvoiceKind, TaxEvidence, VatTreatment, LegalDay } from '@rep13/contracts-constants';

/** `GET /api/client/invoices`: one invoice or credit note. Amounts are in the currency's own unit, such as 300 for EUR 300. */
export interface InvoiceView {
  /** `R13-2026-00001`, without a gap within a year. */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedAt: LegalDay;
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
  /** The day of issue where the representative is, as its PDF names it; this and what follows came later. */
  readonly issuedOn?: string;
  /** The country of the buyer, and its number as the invoice names it. */
  readonly country?: string;
  readonly taxId?: string | null;
  readonly service?: string;
  /** The days of the service; null on what was issued before they were kept. */
  readonly periodFrom?: string | null;
  readonly periodTo?: string | null;
  readonly gross?: number;
  readonly vatPercent?: number | null;
  readonly paymentId?: number;
  /** When and how it was paid, or paid back. */
  readonly paidAt?: LegalDay;
  readonly paidBy?: string;
  /** The invoice in whose place it is. */
  readonly corrects?: string | null;
  /** The credit note that an invoice cancels; absent from an onboarding of before. */
  readonly cancels?: string | null;
}

/** Who stands on an invoice, in lines. */
export interface InvoiceParty {
  readonly name: string;
  readonly lines: readonly string[];
  /** Such as "Company number 12345678"; null where there is none. */
  readonly taxId: string | null;
  /** Absent from what was issued before it was kept apart from the lines. */
  readonly country?: string;
}

/** Everything that an invoice says; the same for ever. Amounts are integer cents. */
export interface InvoiceDocumentView {
  readonly signupId: number;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedAt: LegalDay;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly { readonly text: string; readonly netCents: number }[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly currency: string;
  readonly vatTreatment: VatTreatment;
  /** The sentence about VAT, with its source. */
  readonly vatNote: string;
  readonly paidAt: LegalDay;
  readonly paidBy: string;
  readonly credits: string | null;
  /** The credit note that it cancels; absent from all others. */
  readonly cancels?: string;
  /** The invoice in whose place it is, as staff has corrected it; absent from all others. */
  readonly corrects?: string;
  /** A credit note of an invoice that a corrected one takes the place of: no money went back. */
  readonly isCorrection?: true;
  /** The rate of its VAT in percent; absent where none is charged. */
  readonly vatPercent?: number;
  /** What showed that the buyer is a business when it was issued; it is not printed. */
  readonly evidence?: TaxEvidence;
  /** The days of the service, where the representative is; absent from what was issued before they were kept. */
  readonly period?: { readonly from: string; readonly to: string };
}
