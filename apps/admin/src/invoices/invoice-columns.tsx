import type { InvoiceItem } from '@rep13/contracts-onboarding';
import type { InvoiceKind } from '@rep13/contracts-constants';
import { formatPrice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { InvoicePdfLink } from '../money/InvoicePdfLink.tsx';
import { VAT_TREATMENT } from '../money/vat-labels.ts';

const KIND: Record<InvoiceKind, string> = { invoice: 'Invoice', 'credit-note': 'Credit note' };
const CENTS = 100;

const price = (units: number): string => formatPrice(Math.round(units * CENTS));

export const INVOICE_COLUMNS: readonly Column<InvoiceItem>[] = [
  { title: 'Number', cell: ({ number }) => <InvoicePdfLink number={number} />, isNarrow: true },
  {
    title: 'Kind',
    cell: ({ kind, credits, cancels }) => (
      <TwoLines
        main={KIND[kind]}
        more={(credits && `Takes back ${credits}`) || (cancels && `Cancels ${cancels}`)}
      />
    ),
    isNarrow: true,
  },
  {
    title: 'Client',
    cell: ({ signupId, companyName }) => <CompanyLink signupId={signupId} name={companyName} />,
  },
  { title: 'Issued', cell: ({ issuedAt }) => formatLegalDay(issuedAt), isNarrow: true },
  { title: 'Net', cell: ({ net }) => price(net), isNarrow: true },
  {
    title: 'VAT',
    cell: ({ vat, vatTreatment }) => <TwoLines main={price(vat)} more={VAT_TREATMENT[vatTreatment]} />,
  },
];
