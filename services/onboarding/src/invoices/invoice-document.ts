import type { TaxIdType, VatTreatment } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { BillingView, InvoiceDocumentView, InvoiceParty } from '@rep13/contracts-onboarding';
import type { InvoiceNumber } from './invoice-numbers.ts';
import type { PaidFee, RefundedFee } from './paid-fee.ts';
import { servicePeriod } from './service-period.ts';

const VAT_NOTES: Record<Exclude<VatTreatment, 'unknown'>, string> = {
  'outside-scope':
    'Not subject to EU VAT: place of supply outside the EU, Article 44 of Directive 2006/112/EC',
};

const TAX_IDS: Record<TaxIdType, string> = {
  'company-number': 'Company number',
  'tax-number': 'Tax number',
  'vat-number': 'VAT number',
};

/** In words for the client; of another provider its name alone. */
const PAID_BY: Readonly<Record<string, string>> = { stripe: 'card, by Stripe' };

const paidBy = (provider: string): string => PAID_BY[provider] ?? `by ${provider}`;

/** What the invoice of a paid fee says. The date of issue is the number's. */
export function invoiceDocument(
  fee: PaidFee,
  billing: BillingView & { readonly vatTreatment: Exclude<VatTreatment, 'unknown'> },
  seller: LegalEntity,
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  const period = servicePeriod(fee.periodStart, fee.periodEnd, seller.timeZone);
  const text = `EU legal representative under Article 13 DSA, ${period}`;
  return {
    signupId: fee.signupId,
    number,
    kind: 'invoice',
    issuedAt: issuedAt.toISOString(),
    seller: toSeller(seller),
    buyer: toBuyer(billing),
    lines: [{ text, netCents: fee.amountCents }],
    netCents: fee.amountCents,
    vatCents: 0,
    currency: fee.currency,
    vatTreatment: billing.vatTreatment,
    vatNote: VAT_NOTES[billing.vatTreatment],
    paidAt: fee.paidAt,
    paidBy: paidBy(fee.provider),
    credits: null,
  };
}

/** What the credit note of an invoice says: the same, taken back whole. Parties stay those of the invoice. */
export function creditNoteDocument(
  invoice: InvoiceDocumentView,
  { refundedAt }: Pick<RefundedFee, 'refundedAt'>,
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  return {
    ...invoice,
    number,
    kind: 'credit-note',
    issuedAt: issuedAt.toISOString(),
    lines: invoice.lines.map(({ text, netCents }) => ({ text: `Refund: ${text}`, netCents: -netCents })),
    netCents: -invoice.netCents,
    // Zero has no sign on paper.
    vatCents: 0 - invoice.vatCents,
    paidAt: refundedAt,
    credits: invoice.number,
  };
}

function toSeller(entity: LegalEntity): InvoiceParty {
  const { name, street, postalCode, city, country, registry, registryCode, vatNumber } = entity;
  const registered = `${registry} ${registryCode}`;
  return {
    name,
    lines: [street, `${postalCode} ${city}`, country],
    taxId: vatNumber ? `VAT number ${vatNumber}, ${registered}` : registered,
  };
}

/** The country is named once, also where the client wrote it into the address. */
function toBuyer({ legalName, address, country, taxIdType, taxId }: BillingView): InvoiceParty {
  const lines = address.split('\n').flatMap((line) => line.trim() || []);
  const isNamed = lines.some((line) => line.toLowerCase().includes(country.toLowerCase()));
  return {
    name: legalName,
    lines: isNamed ? lines : [...lines, country],
    taxId: taxIdType && taxId ? `${TAX_IDS[taxIdType]} ${taxId}` : null,
  };
}
