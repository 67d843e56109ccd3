import { Button } from 'antd';
import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { PaymentItem } from '@rep13/contracts-onboarding';
import { formatPrice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { InvoicePdfLink } from '../money/InvoicePdfLink.tsx';
import { providerName } from '../money/payment-providers.ts';
import { RefundCell, type RefundCellProps } from './RefundCell.tsx';

/** `onWrite` is null for who may only read. */
export const paymentColumns = (
  refund: Omit<RefundCellProps, 'payment'>,
  onWrite: ((payment: PaymentItem) => void) | null,
): readonly Column<PaymentItem>[] => [
  {
    title: 'Client',
    cell: ({ id, signupId, companyName }) => (
      <TwoLines main={<CompanyLink signupId={signupId} name={companyName} />} more={`Payment ${id}`} />
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
  { title: 'Paid', cell: ({ paidAt }) => formatLegalDay(paidAt), isNarrow: true },
  {
    title: 'Invoice',
    cell: (payment) => <InvoiceCell payment={payment} onWrite={onWrite} />,
    isNarrow: true,
  },
  { title: 'Refund', cell: (payment) => <RefundCell payment={payment} {...refund} /> },
];

interface InvoiceCellProps {
  payment: PaymentItem;
  onWrite: ((payment: PaymentItem) => void) | null;
}

function InvoiceCell({ payment, onWrite }: InvoiceCellProps) {
  const { invoice, provider, companyName, serviceYear } = payment;
  if (provider === DEMO_PROVIDER) return 'None';
  const verb = invoice ? 'Correct' : 'Write';
  return (
    <>
      {invoice ? <InvoicePdfLink number={invoice} /> : <p>Not issued yet</p>}
      {onWrite && (
        <Button
          size="small"
          aria-label={`${verb} the invoice: ${companyName}, year ${serviceYear}`}
          onClick={() => onWrite(payment)}
        >
          {verb}
        </Button>
      )}
    </>
  );
}
