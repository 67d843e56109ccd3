import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { buttonStyle, formatDate, Notice } from '@rep13/ui';
import { useState } from 'react';
import { CancelForm } from './CancelForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import styles from './billing.module.css';

interface EndingProps {
  subscription: SubscriptionView;
  onEnded: () => void;
}

/** How the agreement ends: shown in full before the last press. */
export function Ending({ subscription, onEnded }: EndingProps) {
  const { cancelled, cancellation, refundableUntil } = subscription;
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpen(null);
  if (cancelled)
    return (
      <div className={styles.part}>
        <Notice tone="info">{cancelledWords(cancelled)}</Notice>
        <TransferFile />
      </div>
    );
  if (open === 'cancel' && cancellation)
    return <CancelForm terms={cancellation} onEnded={onEnded} onClose={close} />;
  if (open === 'refund' && refundableUntil) return <RefundForm onEnded={onEnded} onClose={close} />;
  return (
    <div className={styles.part}>
      <TransferFile />
      <div className={styles.ways}>
        {refundableUntil && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen('refund')}>
            Ask the fee back (until {formatDate(refundableUntil)})
          </button>
        )}
        {cancellation && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen('cancel')}>
            Cancel the agreement
          </button>
        )}
      </div>
    </div>
  );
}

function cancelledWords({
  by,
  askedAt,
  endsAt,
  runOffUntil,
}: NonNullable<SubscriptionView['cancelled']>): string {
  const dates = `The agreement ends on ${formatDate(endsAt)}. Until ${formatDate(runOffUntil)} we still take orders that concern the time before. Nothing more is charged.`;
  if (by === 'staff') return dates;
  const what = by === 'refund' ? 'You asked the fee back' : 'You cancelled';
  return `${what} on ${formatDate(askedAt)}. ${dates}`;
}

/** What the next representative needs; also while nothing ends. */
const TransferFile = () => (
  <p>
    Your next representative needs to know what stands in your{' '}
    <a href="/api/client/transfer-file" download>
      transfer file
    </a>
    : the mandate, the letters to the coordinator, your provider information and the orders.
  </p>
);
