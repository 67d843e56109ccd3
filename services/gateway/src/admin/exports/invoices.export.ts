import { ListInvoices, type InvoiceItem } from '@rep13/contracts-onboarding';
import type { ExportedList } from './exported-list.ts';

export const INVOICES: ExportedList<InvoiceItem> = {
  name: 'invoices',
  list: ListInvoices,
  columns: [
    ['Number', 'number'],
    ['Kind', 'kind'],
    ['Takes back', 'credits'],
    ['In place of', 'corrects'],
    ['Cancels', 'cancels'],
    ['Issued on (by the clock of the representative)', 'issuedOn'],
    ['Issued at (UTC)', 'issuedAt'],
    ['Signup ID', 'signupId'],
    ['Company', 'companyName', 'as typed'],
    ['Country', 'country'],
    ['Number of the company', 'taxId', 'as typed'],
    ['Service', 'service'],
    ['Service from', 'periodFrom'],
    ['Service until', 'periodTo'],
    ['Net', 'net'],
    ['VAT %', 'vatPercent'],
    ['VAT', 'vat'],
    ['Gross', 'gross'],
    ['Currency', 'currency'],
    ['VAT treatment', 'vatTreatment'],
    ['Payment', 'paymentId'],
    ['Paid at (UTC)', 'paidAt'],
    ['Paid by', 'paidBy'],
  ],
};
