import type { TaxEvidence, VatTreatment } from '@rep13/contracts-constants';

/** How VAT stands on an invoice, in words. */
export const VAT_TREATMENT: Record<VatTreatment, string> = {
  'outside-scope': 'Not subject to EU VAT',
  'reverse-charge': 'Reverse charge: the client owes the VAT',
  standard: 'VAT is charged',
  unknown: 'Not decided: no invoice is issued',
};

/** What shows that a client is a business, in words. */
export const TAX_EVIDENCE_LABEL: Record<TaxEvidence, string> = {
  none: 'None: no number is named',
  declared: 'As the client says: nobody has looked it up',
  vies: 'Confirmed by VIES',
  staff: 'Looked up by one of us',
  refuted: 'Looked up, and not known there',
};
