import { MANDATE_STATE_NAMES, type PublicMandateState } from '@rep13/contracts-agreements/constants';
import { StatusBadge, type Tone } from '@rep13/ui';

const TONES: Record<PublicMandateState, Tone> = {
  in_force: 'good',
  ending: 'waiting',
  run_off: 'neutral',
  ended: 'neutral',
};

/** How a mandate stands. */
export const MandateStateBadge = ({ state }: { state: PublicMandateState }) => (
  <StatusBadge tone={TONES[state]}>{MANDATE_STATE_NAMES[state]}</StatusBadge>
);
