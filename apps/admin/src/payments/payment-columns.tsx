import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { PaymentItem } from '@rep13/contracts-onboarding';
import { formatDate, formatPrice, isolated } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { InvoicePdfLink } from '../money/InvoicePdfLink.tsx';
import { providerName } from '../money/payment-providers.ts';
import { RefundCell, type RefundCellProps } from './RefundCell.tsx';

export const paymentColumns = (refund: Omit<RefundCellProps, 'payment'>): readonly Column<PaymentItem>[] => [
  {
    title: 'Client',
    cell: ({ id, signupId, companyName }) => (
      <TwoLines
        main={<Link to={clientPath(signupId)}>{isolated(companyName)}</Link>}
        more={`Payment ${id}`}
      />
    ),
  },
  { title: 'Year', cell: ({ serviceYear }) => serviceYear },
  { title: 'Amount', cell: ({ amountCents }) => formatPrice(amountCents), isNarrow: true },
  {
    title: 'Provider',
    cell: ({ provider, providerReference }) => (
      <TwoLines
        main={providerName(provider)}
        more={provider === DEMO_PROVIDER ? 'Moved no money' : providerReference}
      />
    ),
    isLong: true,
  },
  { title: 'Paid', cell: ({ paidAt }) => formatDate(paidAt), isNarrow: true },
  { title: 'Invoice', cell: (payment) => <InvoiceCell payment={payment} />, isNarrow: true },
  { title: 'Refund', cell: (payment) => <RefundCell payment={payment} {...refund} /> },
];

function InvoiceCell({ payment: { invoice, provider } }: { payment: PaymentItem }) {
  if (invoice) return <InvoicePdfLink number={invoice} />;
  return provider === DEMO_PROVIDER ? 'None' : 'Not issued yet';
}
