import { randomOf } from '../random.ts';
import type { Fault, HostFaultKind } from './fault.ts';

/** What a host has that makes its loss a matter of its own. */
export const ROLES = ['primary', 'standby', 'redis-master', 'stream-leader'] as const;
export type Role = (typeof ROLES)[number];

const SINGLE = ['host-killed', 'host-frozen', 'host-cut'] as const satisfies readonly HostFaultKind[];
/** With the first pair nobody is left who may become primary, with the second the primary is left alone. */
const PAIRS = [
  ['two-hosts-killed', 'primary+standby'],
  ['two-hosts-cut', 'standby+replica'],
] as const satisfies readonly (readonly [HostFaultKind, string])[];

/** Always in this order, so that a few seeds in a row have all of them. */
const DECK = randomOf(20).shuffled(SINGLE.flatMap((kind) => ROLES.map((role) => [kind, role] as const)));
const PAIR_EVERY = 5;

interface Wanted {
  readonly seed: number;
  readonly seconds: number;
}

/** Two faults one after the other; every fifth seed one of two hosts at once. The same seed gives the same plan. */
export function hostPlanOf({ seed, seconds }: Wanted): Fault<HostFaultKind>[] {
  const random = randomOf(seed);
  const within = (from: number, to: number) => random.int(from * 1_000, to * 1_000);
  if (seed % PAIR_EVERY === 0) {
    const [kind, target] = PAIRS[(seed / PAIR_EVERY) % PAIRS.length]!;
    return [{ at: within(10, 15), kind, target, forMs: within(20, 30) }];
  }
  const turn = 2 * (seed - Math.floor(seed / PAIR_EVERY));
  return [within(8, 12), within(seconds * 0.6, seconds * 0.65)].map((at, index) => {
    const [kind, target] = DECK[(turn + index) % DECK.length]!;
    return { at, kind, target, forMs: within(10, 15) };
  });
}
