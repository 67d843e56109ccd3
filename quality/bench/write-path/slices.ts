import { median, rounded } from '../figures/statistics.ts';
import { loadFor, type Load } from './load.ts';
import { processorTime } from './processor-time.ts';

/** What some seconds of load have shown. */
export interface Slice {
  readonly perSecond: number;
  readonly refused: number;
  /** Milliseconds of processor time for one accepted request, by program. */
  readonly cost: Readonly<Record<string, number>>;
}

/** @param settled resolves when everything that the load has brought about is done: it belongs to its cost. */
export async function measureSlice(
  seconds: number,
  load: Load,
  pids: () => Record<string, number>,
  settled: () => Promise<void>,
): Promise<Slice> {
  const before = processorTime(pids());
  const { accepted, refused } = await loadFor(seconds, load);
  await settled();
  const after = processorTime(pids());
  const cost = Object.keys(after).map((name) => [
    name,
    ((after[name] ?? 0) - (before[name] ?? 0)) / accepted,
  ]);
  return { perSecond: accepted / seconds, refused, cost: Object.fromEntries(cost) as Record<string, number> };
}

/** Medians of what several slices have shown, and all that was refused. */
export function medianSlice(slices: readonly Slice[]): Slice {
  const names = Object.keys(slices[0]?.cost ?? {});
  const cost = names.map((name) => [name, rounded(median(slices.map((slice) => slice.cost[name] ?? 0)), 2)]);
  return {
    refused: slices.reduce((sum, { refused }) => sum + refused, 0),
    perSecond: Math.round(median(slices.map(({ perSecond }) => perSecond))),
    cost: Object.fromEntries(cost) as Record<string, number>,
  };
}
