import { randomOf, type Random } from '../random.ts';
import { FAULT_KINDS, type Fault, type FaultKind } from './fault.ts';
import { AT_ONCE, TARGETS } from './targets.ts';

/** One fault every so often. */
const EVERY_MS = 2_000;
/** Customers come first, and the last fault leaves time to be noticed. */
const FIRST_MS = 2_500;
const LAST_MS = 2_500;
const LASTS_MS = { least: 800, most: 4_000 };

export interface Wanted {
  readonly seed: number;
  readonly seconds: number;
  /** Kinds that are left out, by name or by the beginning of it. */
  readonly without: readonly string[];
  /** Jobs that wait when Redis is emptied. */
  readonly backlog?: number;
  /** Kinds that come in any case, and often: what a mutant dies of. */
  readonly aimed?: readonly { readonly kind: FaultKind; readonly target?: string }[];
}

/** Every kind comes once before one comes again. The same seed gives the same plan. */
export function planOf({ seed, seconds, without, backlog, aimed = [] }: Wanted): Fault[] {
  const random = randomOf(seed);
  const kinds = FAULT_KINDS.filter((kind) => !without.some((name) => name === 'all' || kind.includes(name)));
  const until = seconds * 1_000 - LAST_MS;
  const slots = Math.max(0, Math.floor((until - FIRST_MS) / EVERY_MS));
  let deck: FaultKind[] = [];
  const faults = Array.from({ length: slots }, (_, slot) => {
    const at = FIRST_MS + slot * EVERY_MS + random.int(0, EVERY_MS - 500);
    const chosen = aimed[slot % (2 * aimed.length || 1)];
    if (chosen) return fault(at, chosen.kind, random, chosen.target);
    if (deck.length === 0) deck = random.shuffled(kinds);
    const kind = deck.pop();
    return kind ? fault(at, kind, random) : undefined;
  }).filter((one) => one !== undefined);
  return backlog ? faults.map((one) => (one.kind === 'redis-flushed' ? { ...one, backlog } : one)) : faults;
}

function fault(at: number, kind: FaultKind, random: Random, target?: string): Fault {
  const drawn = random.pick(TARGETS[kind]);
  const lasts = random.int(LASTS_MS.least, LASTS_MS.most);
  return { at, kind, target: target ?? drawn, forMs: AT_ONCE.includes(kind) ? 0 : lasts };
}
