import { cancel as cancelAgreement } from '@rep13/contracts-api-client/subscription';
import type { CancellationTerms } from '@rep13/contracts-onboarding';
import { LIMITS, type LegalDay } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Form, FormEnd, TextAreaField, useForm } from '@rep13/ui';
import type { ReactNode } from 'react';
import { formatLegalDay, useIsAlive } from '@rep13/web-kit';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

interface CancelFormProps {
  terms: CancellationTerms;
  /** The way to the fee, while it can be asked back. */
  refund: ReactNode;
  onEnded: () => void;
  onClose: () => void;
}

/** What a cancellation means, with its dates, above the button that does it. */
export function CancelForm({ terms: { endsAt, runOffUntil }, refund, onEnded, onClose }: CancelFormProps) {
  const form = useForm<{ reason: string }>({ name: 'cancel', initial: { reason: '' }, rules: {} });
  const { take, isTaking, problem } = useBillingStep(callOf(cancelAgreement));
  const end = formatLegalDay(endsAt);
  const cancel = async ({ reason }: { reason: string }) => {
    const done = { title: 'Cancelled', description: `The agreement ends on ${end}.` };
    const cancelled = await take({ endsAt, ...(reason.trim() && { reason }) }, done);
    onEnded();
    // Else it would be open again once the cancellation is taken back.
    if (cancelled) onClose();
  };
  return (
    <Form form={form} onSend={cancel} isReady={useIsAlive()}>
      <Meaning end={end} runOffUntil={runOffUntil} isRefundable={Boolean(refund)} />
      {refund}
      <TextAreaField
        name="reason"
        label="Why are you leaving?"
        isOptional
        maxLength={LIMITS.cancellationReasonMax}
        rows={3}
      />
      <FormEnd
        button={`Cancel as of ${end}`}
        busyButton="Cancelling…"
        isSending={isTaking}
        problem={problem}
      />
      <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
        Keep the agreement
      </button>
    </Form>
  );
}

interface MeaningProps {
  end: string;
  runOffUntil: LegalDay;
  isRefundable: boolean;
}

function Meaning({ end, runOffUntil, isRefundable }: MeaningProps) {
  return (
    <ul className={styles.means}>
      <li>Your mandate stays in force until {end}, the last day included.</li>
      <li>
        Until {formatLegalDay(runOffUntil)} we still take orders that concern the time before, and forward
        them to you.
      </li>
      <li>
        Nothing more is charged. What is paid already is not given back
        {isRefundable ? ', unless you ask it back: then the agreement ends today.' : '.'}
      </li>
      <li>
        From the next day on, our register and badge say that we no longer represent you. If Article 13 DSA
        still obliges you, appoint another representative before then.
      </li>
    </ul>
  );
}
