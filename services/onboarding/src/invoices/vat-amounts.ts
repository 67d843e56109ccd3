import type { DecidedVatTreatment } from '@rep13/contracts-constants';
import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';

/** How VAT stands on an invoice; the rate in percent where it is charged. */
export interface DecidedVat {
  readonly vatTreatment: DecidedVatTreatment;
  readonly vatPercent?: number | null;
}

const NOTES: Record<Exclude<DecidedVatTreatment, 'standard'>, string> = {
  'outside-scope':
    'Not subject to EU VAT: place of supply outside the EU, Article 44 of Directive 2006/112/EC',
  'reverse-charge': 'Reverse charge: the customer owes the VAT, Articles 44 and 196 of Directive 2006/112/EC',
};

type VatAmounts = Pick<
  InvoiceDocumentView,
  'netCents' | 'vatCents' | 'vatTreatment' | 'vatNote' | 'vatPercent'
>;

/** What was paid, in net and VAT, with the sentence about it. The fee includes VAT where any is charged. */
export function vatAmounts(paidCents: number, { vatTreatment, vatPercent }: DecidedVat): VatAmounts {
  if (vatTreatment !== 'standard')
    return { netCents: paidCents, vatCents: 0, vatTreatment, vatNote: NOTES[vatTreatment] };
  const percent = vatPercent ?? 0;
  const netCents = Math.round((paidCents * 100) / (100 + percent));
  return {
    netCents,
    vatCents: paidCents - netCents,
    vatTreatment,
    vatNote: `VAT at ${percent} % is included in what was paid`,
    vatPercent: percent,
  };
}
