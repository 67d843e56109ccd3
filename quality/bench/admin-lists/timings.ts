import { atShare, rounded } from '../figures/statistics.ts';

/** What is said of many measurements of one thing, in milliseconds. */
export interface Timings {
  /** What it takes when nothing else wants the processor; on a busy machine the only figure to compare. */
  readonly fastest: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Sampling {
  readonly times: number;
  /** Runs before, which are not counted. */
  readonly warmUp: number;
}

/** How long a piece of work takes, again and again. */
export async function timed(work: () => Promise<unknown>, { times, warmUp }: Sampling): Promise<Timings> {
  for (let n = 0; n < warmUp; n += 1) await work();
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  const at = (share: number) => rounded(atShare(took, share), 1);
  return { fastest: rounded(Math.min(...took), 1), p50: at(0.5), p95: at(0.95) };
}
