import type { LegalDay } from '@rep13/contracts-constants';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { buttonStyle, Problem } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { useBillingStep } from './useBillingStep.ts';

const PATH = '/api/client/resumption';

/** Takes a cancellation back: the agreement goes on, and is charged again. */
export function TakeBack({ periodEnd, onDone }: { periodEnd: LegalDay; onDone: () => void }) {
  const { take, isTaking, problem } = useBillingStep<object, SubscriptionView>(PATH);
  const day = formatLegalDay(periodEnd);
  const takeBack = async () => {
    const done = {
      title: 'Cancellation taken back',
      description: `Your agreement goes on and renews on ${day}.`,
    };
    if (await take({}, done)) onDone();
  };
  return (
    <div>
      <Problem words={problem} />
      <button
        type="button"
        className={buttonStyle('primary')}
        disabled={isTaking}
        aria-busy={isTaking}
        onClick={() => void takeBack()}
      >
        {isTaking ? 'Taking it back…' : `Take the cancellation back (renews on ${day})`}
      </button>
    </div>
  );
}
