import { REGISTER_ENTRY } from '@rep13/content';
import type { RegisterView } from '@rep13/contracts-agreements';
import { StatusBadge, type Tone } from '@rep13/ui';

type State = keyof typeof REGISTER_ENTRY.states;

const TONES: Record<State, Tone> = {
  in_force: 'good',
  ending: 'waiting',
  suspended: 'waiting',
  run_off: 'neutral',
  ended: 'neutral',
};

/** How a mandate stands; a suspension goes before what it suspends. */
export function MandateStateBadge({
  state,
  suspended = false,
}: Pick<RegisterView, 'state'> & { suspended?: boolean }) {
  const shown = stateShown(state, suspended);
  return <StatusBadge tone={TONES[shown]}>{REGISTER_ENTRY.states[shown]}</StatusBadge>;
}

function stateShown(state: RegisterView['state'], suspended: boolean): State {
  // Who has not begun is not in the register.
  if (state === 'awaiting') return 'ended';
  return suspended && (state === 'in_force' || state === 'ending') ? 'suspended' : state;
}
