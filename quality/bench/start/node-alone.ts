import { spawnSync } from 'node:child_process';
import { median } from '../figures/statistics.ts';

const TIMES = 7;

/** Milliseconds until Node has started and ended with nothing to do: how fast this machine starts a program just now. */
export function nodeAloneMs(): number {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - began;
  });
  return median(times);
}
