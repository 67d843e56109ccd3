import type { Call, CallFrame } from './cpu-profile.ts';
import { originOf, type Owner } from './origin.ts';

/** One box of the picture: calls of one function from one place, put together. */
export interface Box {
  readonly name: string;
  readonly place: string;
  readonly owner: Owner;
  /** With everything that it called. */
  readonly ms: number;
  /** How far below the top of the calls; 0 is what nobody called. */
  readonly depth: number;
  /** Where it begins, in ms from the left. */
  readonly from: number;
}

interface Merged {
  readonly frame: CallFrame;
  ms: number;
  readonly calls: Call[];
}

/** The boxes of a picture, the longer left of the shorter; what takes less than `leastMs` is left out. */
export function boxesOf(calls: readonly Call[], root: string, leastMs: number): Box[] {
  const place = (siblings: readonly Call[], depth: number, left: number): Box[] => {
    let from = left;
    return merged(siblings)
      .filter(({ ms }) => ms >= leastMs)
      .flatMap(({ frame, ms, calls: same }) => {
        const { owner, place: where } = originOf(frame, root);
        const box: Box = { name: frame.functionName || '(anonymous)', place: where, owner, ms, depth, from };
        const above = place(
          same.flatMap(({ called }) => called),
          depth + 1,
          from,
        );
        from += ms;
        return [box, ...above];
      });
  };
  return place(calls, 0, 0);
}

/** Milliseconds in each owner's own code. */
export function selfMsByOwner(calls: readonly Call[], root: string): Record<Owner, number> {
  const sums: Record<Owner, number> = { ours: 0, package: 0, node: 0, native: 0 };
  const add = ({ frame, selfMs, called }: Call): void => {
    sums[originOf(frame, root).owner] += selfMs;
    called.forEach(add);
  };
  calls.forEach(add);
  return sums;
}

export const wholeMs = ({ selfMs, called }: Call): number =>
  called.reduce((sum, call) => sum + wholeMs(call), selfMs);

function merged(siblings: readonly Call[]): Merged[] {
  const byFunction = new Map<string, Merged>();
  for (const call of siblings) {
    const key = `${call.frame.functionName} ${call.frame.url}`;
    const known = byFunction.get(key) ?? { frame: call.frame, ms: 0, calls: [] };
    known.ms += wholeMs(call);
    known.calls.push(call);
    byFunction.set(key, known);
  }
  return [...byFunction.values()].sort((one, other) => other.ms - one.ms);
}
