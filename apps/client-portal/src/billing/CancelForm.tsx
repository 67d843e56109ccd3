import type { CancellationBody, CancellationTerms, SubscriptionView } from '@rep13/contracts-onboarding';
import { LIMITS } from '@rep13/contracts-constants';
import { buttonStyle, Form, FormEnd, formatDate, TextAreaField, useForm } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

interface CancelFormProps {
  terms: CancellationTerms;
  onEnded: () => void;
  onClose: () => void;
}

/** What a cancellation means, with its dates, above the button that does it. */
export function CancelForm({ terms: { endsAt, runOffUntil }, onEnded, onClose }: CancelFormProps) {
  const form = useForm<{ reason: string }>({ name: 'cancel', initial: { reason: '' }, rules: {} });
  const { take, isTaking, problem } = useBillingStep<CancellationBody, SubscriptionView>(
    '/api/client/cancellation',
  );
  const end = formatDate(endsAt);
  const cancel = async ({ reason }: { reason: string }) => {
    const done = { title: 'Cancelled', description: `The agreement ends on ${end}.` };
    await take({ endsAt, ...(reason.trim() && { reason }) }, done);
    onEnded();
  };
  return (
    <Form form={form} onSend={cancel} isReady={useIsAlive()}>
      <Meaning end={end} runOffUntil={runOffUntil} />
      <TextAreaField
        name="reason"
        label="Why do you leave?"
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

function Meaning({ end, runOffUntil }: { end: string; runOffUntil: string }) {
  return (
    <ul className={styles.means}>
      <li>Your mandate stays in force until {end}, the last day included.</li>
      <li>
        Until {formatDate(runOffUntil)} we still take orders that concern the time before, and forward them to
        you.
      </li>
      <li>Nothing more is charged. What is paid already is not given back.</li>
      <li>
        From {end} on our register and badge say that we do not represent you any more. If Article 13 DSA
        still obliges you, appoint another representative before.
      </li>
    </ul>
  );
}
