import { Button } from 'antd';
import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { PaymentItem, RefundView } from '@rep13/contracts-onboarding';
import { formatDate, formatPrice, isolated, StatusBadge, type Tone } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { APPROVALS_PATH } from '../approvals/approvals-path.ts';
import { TwoLines } from '../frame/TwoLines.tsx';

const STATES: Record<RefundView['state'], readonly [Tone, string]> = {
  asked: ['waiting', 'Under way'],
  made: ['neutral', 'Refunded'],
  failed: ['bad', 'Failed'],
};

export interface RefundCellProps {
  payment: PaymentItem;
  /** Whether the refund of a payment waits for a second person. */
  isAsked: (paymentId: number) => boolean;
  /** Null for who may only read. */
  onRefund: ((payment: PaymentItem) => void) | null;
}

/** The state of the refund, or the button that sends it. A failed one may be tried again. */
export function RefundCell({ payment, isAsked, onRefund }: RefundCellProps) {
  const { id, refund, provider } = payment;
  if (isAsked(id))
    return <TwoLines main="Nobody has agreed yet" more={<Link to={APPROVALS_PATH}>See Approvals</Link>} />;
  const { amountCents, returnedCents = 0 } = payment;
  const isLeft = returnedCents < amountCents;
  const isPossible = provider !== DEMO_PROVIDER && isLeft && (refund === null || refund.state === 'failed');
  return (
    <>
      {refund && <RefundState refund={refund} />}
      {returnedCents > 0 && isLeft && <p>{formatPrice(returnedCents)} went back</p>}
      {isPossible && onRefund && <RefundButton payment={payment} onRefund={onRefund} />}
    </>
  );
}

function RefundState({ refund: { state, askedAt, madeAt, failure } }: { refund: RefundView }) {
  const [tone, label] = STATES[state];
  return (
    <TwoLines
      main={<StatusBadge tone={tone}>{label}</StatusBadge>}
      more={failure && state === 'failed' ? isolated(failure) : formatDate(madeAt ?? askedAt)}
    />
  );
}

interface RefundButtonProps {
  payment: PaymentItem;
  onRefund: (payment: PaymentItem) => void;
}

function RefundButton({ payment, onRefund }: RefundButtonProps) {
  const label = payment.refund ? 'Refund again' : 'Refund';
  return (
    <Button
      size="small"
      aria-label={`${label}: ${payment.companyName}, year ${payment.serviceYear}`}
      onClick={() => onRefund(payment)}
    >
      {label}
    </Button>
  );
}
