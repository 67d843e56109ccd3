/** What is said of many measurements of one thing, in milliseconds. */
export interface Timings {
  /** What it takes when nothing else wants the processor; on a busy machine the only figure to compare. */
  readonly fastest: number;
  readonly p50: number;
  readonly p95: number;
}

/** How long a piece of work takes, again and again; the first runs only warm up. */
export async function timed(work: () => Promise<unknown>, { times = 40, warmUp = 3 } = {}): Promise<Timings> {
  for (let n = 0; n < warmUp; n += 1) await work();
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => round(took[Math.ceil(share * took.length) - 1] ?? NaN);
  return { fastest: round(took[0] ?? NaN), p50: at(0.5), p95: at(0.95) };
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
