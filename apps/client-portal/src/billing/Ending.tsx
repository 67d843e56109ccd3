import { get as transferFile } from '@rep13/contracts-api-client/transfer-file';
import type { LegalDay } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { addressOf } from '@rep13/contracts-operations';
import { buttonStyle, Notice } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { useState } from 'react';
import { CancelForm } from './CancelForm.tsx';
import { TakeBack } from './TakeBack.tsx';
import { RegisterAgain, RegisteredAgain } from './RegisterAgain.tsx';
import { RefundForm } from './RefundForm.tsx';
import styles from './billing.module.css';

interface EndingProps {
  subscription: SubscriptionView;
  onEnded: () => void;
}

/** Cancel or switch: shown in full before the last press. */
export function Ending({ subscription, onEnded }: EndingProps) {
  const { cancelled, cancellation, refundableUntil } = subscription;
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpen(null);
  const refund = refundableUntil && (
    <RefundButton until={refundableUntil} onClick={() => setOpen('refund')} />
  );
  if (open === 'refund' && refundableUntil) return <RefundForm onEnded={onEnded} onClose={close} />;
  if (cancelled)
    return (
      <div className={styles.part}>
        <Notice tone="info">{cancelledText(cancelled)}</Notice>
        {subscription.state === 'ended' &&
          (subscription.canRegisterAgain ? <RegisterAgain /> : <RegisteredAgain />)}
        <TransferFile />
        <div className={styles.ways}>
          {subscription.canResume && <TakeBack periodEnd={subscription.periodEnd} onDone={onEnded} />}
          {refund}
        </div>
      </div>
    );
  if (open === 'cancel' && cancellation)
    return <CancelForm terms={cancellation} refund={refund} onEnded={onEnded} onClose={close} />;
  return (
    <div className={styles.part}>
      <TransferFile />
      <div className={styles.ways}>
        {refund}
        {cancellation && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen('cancel')}>
            Cancel the agreement
          </button>
        )}
      </div>
    </div>
  );
}

/** In sight as long as it is possible, whatever else was begun. */
const RefundButton = ({ until, onClick }: { until: LegalDay; onClick: () => void }) => (
  <button type="button" className={buttonStyle('secondary')} onClick={onClick}>
    Ask the fee back (until {formatLegalDay(until)})
  </button>
);

function cancelledText({
  by,
  askedAt,
  endsAt,
  runOffUntil,
}: NonNullable<SubscriptionView['cancelled']>): string {
  const dates = `The agreement ends on ${formatLegalDay(endsAt)}. Until ${formatLegalDay(runOffUntil)} we still take orders that concern the time before. Nothing more is charged.`;
  if (by === 'staff') return dates;
  const what = by === 'refund' ? 'You requested a refund' : 'You cancelled';
  return `${what} on ${formatLegalDay(askedAt)}. ${dates}`;
}

/** What the next representative needs; also while nothing ends. */
const TransferFile = () => (
  <p>
    Switching? Download the{' '}
    <a href={addressOf(transferFile)} download>
      transfer file
    </a>{' '}
    for your new representative: a PDF to read and JSON for programs, in one ZIP. It holds the mandate, the
    letters to the coordinator, your provider information and the orders.
  </p>
);
