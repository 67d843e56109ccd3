import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@rep13/web-kit/router';
import { isReached, type CheckStep } from './check-steps.ts';
import { useCheckStore } from './useCheckStore.ts';

const FIRST = 'question1' satisfies CheckStep;

/** Names the step in the address, one entry of the browser's history each: Back and Forward lead through the check. */
export function useStepInAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isArrival = useRef(true);
  // A link to the check, and the first look at it, go on where the visitor was; Back to the first question does not.
  const goesOn = useNavigationType() !== 'POP' || isArrival.current;
  const address = useRef(search);
  address.current = search;

  useEffect(() => {
    isArrival.current = false;
    const { step, answers, isSaved, show } = useCheckStore.getState();
    const named = stepIn(search);
    const asked = named ?? (goesOn ? step : FIRST);
    if (asked !== step && isReached(asked, answers, isSaved)) show(asked);
    const shown = useCheckStore.getState().step;
    if (shown !== (named ?? FIRST)) void navigate({ search: searchFor(shown, search) }, { replace: true });
    // Only the address leads to another step here; what the visitor does is followed below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  useEffect(
    () =>
      useCheckStore.subscribe(({ step }) => {
        const shown = stepIn(address.current) ?? FIRST;
        if (step !== shown) void navigate({ search: searchFor(step, address.current) });
      }),
    [navigate],
  );
}

const stepIn = (search: string): string | null => new URLSearchParams(search).get('step');

/** What else the address says, such as where the visitor came from, stays. */
function searchFor(step: CheckStep, search: string): string {
  const params = new URLSearchParams(search);
  if (step === FIRST) params.delete('step');
  else params.set('step', step);
  return params.toString();
}
