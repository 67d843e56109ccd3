import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.ts';

const PAUSE_MS = 20;

/** How somebody fared who asked for the same small thing all the time. */
export interface Bystander {
  /** Of each answer; 0 for none. */
  readonly statuses: readonly number[];
  readonly slowestMs: number;
  readonly medianMs: number;
}

/** Has somebody else ask for `/api/ip` while `work` goes on. */
export async function besides<T>(caller: Caller, work: () => Promise<T>): Promise<[T, Bystander]> {
  let isOver = false;
  const times: number[] = [];
  const statuses: number[] = [];
  const watch = async () => {
    while (!isOver) {
      const { status, ms } = await caller.ask('GET', '/api/ip');
      times.push(ms);
      statuses.push(status);
      await sleep(PAUSE_MS);
    }
  };
  const watching = watch();
  const done = await work().finally(() => (isOver = true));
  await watching;
  times.sort((one, other) => one - other);
  const [slowestMs = 0, medianMs = 0] = [times.at(-1), times[times.length >> 1]];
  return [done, { statuses, slowestMs, medianMs }];
}

export const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;
