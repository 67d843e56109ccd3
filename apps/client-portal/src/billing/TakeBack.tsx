import { resume } from '@rep13/contracts-api-client/subscription';
import type { LegalDay } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Problem } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { useBillingStep } from './useBillingStep.ts';

/** Takes a cancellation back: the agreement goes on, and is charged again. */
export function TakeBack({ periodEnd, onDone }: { periodEnd: LegalDay; onDone: () => void }) {
  const { take, isTaking, problem } = useBillingStep(callOf(resume));
  const day = formatLegalDay(periodEnd);
  const takeBack = async () => {
    const done = {
      title: 'Cancellation taken back',
      description: `Your agreement continues and renews on ${day}.`,
    };
    if (await take({}, done)) onDone();
  };
  return (
    <div>
      <Problem text={problem} />
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
