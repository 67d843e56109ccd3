import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, temporaryDataFolder } from '@rep13/local-stack';
import type { Bench, BenchRun, Measured } from './bench-run.ts';
import { atMost, figure } from './figures/figure.ts';
import { median, rounded } from './figures/statistics.ts';
import { pidsOf } from './processes.ts';
import { nodeAloneMs } from './start/node-alone.ts';
import { npmStart } from './start/npm-start.ts';
import { residentMemory } from './start/resident-memory.ts';

/** So often on data that is there; then so long without a request. */
const FULL = { starts: 3, idleMs: 15_000 };
const SMOKE = { starts: 0, idleMs: 500 };
/** The goal is that of a machine on which Node alone starts so fast. */
const NODE_ALONE_MS = 40;

/** What one start has shown: seconds until it was ready, MB of each service when it then has nothing to do. */
interface Start {
  readonly seconds: number;
  readonly memory: Readonly<Record<string, number>>;
}

/** P6: `npm start` when all is built, and what the services need when nobody asks them for anything. */
export const start: Bench = {
  name: 'start',
  run: async ({ options, signal }: BenchRun): Promise<Measured> => {
    const { starts, idleMs } = options.isSmoke ? SMOKE : FULL;
    const dataDir = await temporaryDataFolder('bench-start');
    try {
      const first = await startOnce(dataDir, idleMs, signal);
      const later: Start[] = [];
      for (let index = 0; index < starts; index += 1) later.push(await startOnce(dataDir, idleMs, signal));
      return measured(first, later, nodeAloneMs());
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function startOnce(dataDir: string, idleMs: number, signal: AbortSignal): Promise<Start> {
  const { seconds, stop } = await npmStart(dataDir, signal);
  try {
    await sleep(idleMs, undefined, { signal });
    const pids = pidsOf(dataDir);
    const memory = SERVICES.map((name) => [name, Math.round(residentMemory(pids[name] ?? 0))]);
    return { seconds: rounded(seconds, 1), memory: Object.fromEntries(memory) as Record<string, number> };
  } finally {
    await stop();
  }
}

function measured(first: Start, later: readonly Start[], nodeMs: number): Measured {
  const counted = later.length > 0 ? later : [first];
  const seconds = median(counted.map((each) => each.seconds));
  const sums = counted.map(({ memory }) => Object.values(memory).reduce((sum, each) => sum + each, 0));
  const inTheMiddle = counted[sums.indexOf(median(sums))]?.memory ?? {};
  const parts = Object.entries(inTheMiddle).map(([name, megabytes]) => `${name} ${megabytes}`);
  const each =
    later.length > 0
      ? `median of ${later.length}; ${first.seconds} s on an empty data folder`
      : 'on an empty data folder';
  const here = `${seconds} s here, where Node alone takes ${Math.round(nodeMs)} ms`;
  const there = rounded((seconds * NODE_ALONE_MS) / nodeMs, 1);
  return {
    figures: [
      figure(
        'P6',
        `\`npm start\`, built before, until it is ready, where Node alone starts in ${NODE_ALONE_MS} ms`,
        atMost(10, 's'),
        there,
        `${here}; ${each}`,
      ),
      figure(
        'P6',
        'the five idle services, resident, added up',
        atMost(700, 'MB'),
        median(sums),
        parts.join(', '),
      ),
    ],
    details: [first, ...later].map(({ seconds, memory }) => ({ 'ready after s': seconds, ...memory })),
  };
}
