import type { ServiceState } from '@rep13/contracts-gateway';

/** One bad answer is a restart; two in a row are an incident. */
const BAD_TO_OPEN = 2;
/** Two minutes of good ones, so that a service that comes and goes is one incident. */
const GOOD_TO_CLOSE = 4;
/** How many of the newest states a decision looks at. */
export const STATES_NEEDED = Math.max(BAD_TO_OPEN, GOOD_TO_CLOSE);

export interface SeenState {
  readonly at: Date;
  readonly state: ServiceState;
}

type Bad = Exclude<ServiceState, 'operational'>;

export type IncidentMove =
  | { readonly kind: 'open'; readonly at: Date; readonly worst: Bad }
  | { readonly kind: 'worsen' }
  | { readonly kind: 'close'; readonly at: Date };

/** What one service's newest states, the latest first, mean for its open incident or the want of one. */
export function incidentMove(seen: readonly SeenState[], open: { worst: Bad } | null): IncidentMove | null {
  return open ? moveOf(seen, open) : openingOf(seen);
}

function openingOf(seen: readonly SeenState[]): IncidentMove | null {
  const bad = seen.slice(0, BAD_TO_OPEN);
  const first = bad.at(-1);
  if (!first || bad.length < BAD_TO_OPEN || bad.some(({ state }) => state === 'operational')) return null;
  return { kind: 'open', at: first.at, worst: bad.some(isDown) ? 'down' : 'degraded' };
}

function moveOf(seen: readonly SeenState[], { worst }: { worst: Bad }): IncidentMove | null {
  if (worst === 'degraded' && seen[0] && isDown(seen[0])) return { kind: 'worsen' };
  const good = seen.slice(0, GOOD_TO_CLOSE);
  const first = good.at(-1);
  const isOver = good.length === GOOD_TO_CLOSE && good.every(({ state }) => state === 'operational');
  return first && isOver ? { kind: 'close', at: first.at } : null;
}

const isDown = ({ state }: SeenState): boolean => state === 'down';
