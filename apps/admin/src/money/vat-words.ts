import type { VatTreatment } from '@rep13/contracts-constants';

/** How VAT stands on an invoice, in words. */
export const VAT_TREATMENT: Record<VatTreatment, string> = {
  'outside-scope': 'Not subject to EU VAT',
  unknown: 'Not decided: no invoice is issued',
};
