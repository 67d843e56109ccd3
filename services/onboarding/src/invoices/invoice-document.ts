import type { TaxIdType } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { BillingView, InvoiceDocumentView, InvoiceParty } from '@rep13/contracts-onboarding';
import type { InvoiceNumber } from './invoice-numbers.ts';
import type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';
import { formattedPeriod, servicePeriod } from './service-period.ts';
import { vatAmounts, type DecidedVat } from './vat-amounts.ts';

const TAX_IDS: Record<TaxIdType, string> = {
  'company-number': 'Company number',
  'tax-number': 'Tax number',
  'vat-number': 'VAT number',
};

/** As the client reads it; of another provider its name alone. */
const PAID_BY: Readonly<Record<string, string>> = { stripe: 'card, by Stripe' };

const paidBy = (provider: string): string => PAID_BY[provider] ?? `by ${provider}`;

const SERVICE = 'EU legal representative under Article 13 DSA';

/** Whom it is for, and how VAT stands on it. */
export type Billed = Omit<BillingView, 'vatTreatment'> & DecidedVat;

/** The invoice of a paid fee. The date of issue is the number's. */
export function invoiceDocument(
  fee: PaidFee,
  billing: Billed,
  seller: LegalEntity,
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  const period = servicePeriod(fee.periodStart, fee.periodEnd, seller.timeZone);
  const vat = vatAmounts(fee.amountCents, billing);
  return {
    signupId: fee.signupId,
    number,
    kind: 'invoice',
    issuedAt: issuedAt.toISOString(),
    seller: toSeller(seller),
    buyer: toBuyer(billing),
    lines: [{ text: `${SERVICE}, ${formattedPeriod(period)}`, netCents: vat.netCents }],
    ...vat,
    currency: fee.currency,
    paidAt: fee.paidAt,
    paidBy: paidBy(fee.provider),
    credits: null,
    evidence: billing.evidence.level,
    period,
  };
}

/** The invoice that takes the place of another one, for what is left of the fee. */
export function correctedDocument(
  { lines, isCorrection: _, vatPercent: __, ...invoice }: InvoiceDocumentView,
  { leftCents, billing, seller }: { leftCents: number; billing: Billed; seller: LegalEntity },
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  const vat = vatAmounts(leftCents, billing);
  return {
    ...invoice,
    number,
    issuedAt: issuedAt.toISOString(),
    seller: toSeller(seller),
    buyer: toBuyer(billing),
    lines: [{ text: lines.map(({ text }) => text).join('; '), netCents: vat.netCents }],
    ...vat,
    evidence: billing.evidence.level,
    corrects: invoice.number,
  };
}

type Returned = Pick<RefundedFee, 'refundedAt' | 'amountCents' | 'isDispute'> & {
  readonly isCorrection?: true;
};

/** A credit note: what of an invoice is taken back. Parties stay those of the invoice. */
export function creditNoteDocument(
  { corrects: _, ...invoice }: InvoiceDocumentView,
  { refundedAt, amountCents = totalOf(invoice), isDispute = false, isCorrection }: Returned,
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  const total = totalOf(invoice);
  // VAT goes back in the proportion in which it was paid.
  const vatCents = Math.round((invoice.vatCents * amountCents) / total);
  const netCents = amountCents - vatCents;
  const returned = isDispute ? 'Taken back by your bank' : 'Refund';
  const what = isCorrection ? 'Replaced by a corrected invoice' : returned;
  const part = amountCents < total ? `${what}, in part` : what;
  const text = invoice.lines.map((line) => line.text).join('; ');
  return {
    ...invoice,
    number,
    kind: 'credit-note',
    issuedAt: issuedAt.toISOString(),
    lines: [{ text: `${part}: ${text}`, netCents: -netCents }],
    netCents: -netCents,
    // Zero has no sign on paper.
    vatCents: 0 - vatCents,
    paidAt: refundedAt,
    credits: invoice.number,
    ...(isCorrection && { isCorrection }),
  };
}

/** The invoice that cancels a credit note, whose money is ours again. */
export function cancellingDocument(
  { credits: _, ...note }: InvoiceDocumentView,
  { returnedAt }: Pick<ReturnedFee, 'returnedAt'>,
  { number, issuedAt }: InvoiceNumber,
): InvoiceDocumentView {
  return {
    ...note,
    number,
    kind: 'invoice',
    issuedAt: issuedAt.toISOString(),
    lines: note.lines.map(({ text, netCents }) => ({
      text: `Cancels credit note ${note.number}, because the refund did not reach you. ${text}`,
      netCents: -netCents,
    })),
    netCents: -note.netCents,
    vatCents: 0 - note.vatCents,
    paidAt: returnedAt,
    credits: null,
    cancels: note.number,
  };
}

const totalOf = ({ netCents, vatCents }: InvoiceDocumentView): number => netCents + vatCents;

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
function toBuyer({ legalName, address, country, taxIdType, taxId }: Billed): InvoiceParty {
  const lines = address.split('\n').flatMap((line) => line.trim() || []);
  const isNamed = lines.some((line) => line.toLowerCase().includes(country.toLowerCase()));
  return {
    name: legalName,
    lines: isNamed ? lines : [...lines, country],
    country,
    taxId: taxIdType && taxId ? `${TAX_IDS[taxIdType]} ${taxId}` : null,
  };
}
