import type { PublicMandateState } from '@rep13/contracts-agreements/constants';
import { StatusBadge, type Tone } from '@rep13/ui';

const TONES: Record<PublicMandateState, Tone> = {
  in_force: 'good',
  ending: 'waiting',
  run_off: 'neutral',
  ended: 'neutral',
};

interface MandateStateBadgeProps {
  state: PublicMandateState;
  /** In the language of the page. */
  name: string;
}

/** How a mandate stands. */
export const MandateStateBadge = ({ state, name }: MandateStateBadgeProps) => (
  <StatusBadge tone={TONES[state]}>{name}</StatusBadge>
);
