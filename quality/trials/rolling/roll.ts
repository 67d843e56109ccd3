import { setTimeout as sleep } from 'node:timers/promises';
import type { PerformedRestart } from '@rep13/faults/evidence';
import { firstsOf, restartEach, secondsOf } from '@rep13/faults/faults/restarts';
import type { Replicas } from '@rep13/faults/product/replicas';
import type { TrialProduct } from '../product.ts';
import type { Release, Releases } from './releases.ts';

/** What is rolled, and what is said meanwhile. */
export interface Rolled {
  readonly product: TrialProduct;
  readonly replicas: Replicas;
  readonly releases: Releases;
  /** The step `prepare` of the new release. */
  readonly prepare: () => Promise<void>;
  /** How long the old release runs alone, and both side by side. */
  readonly besideMs: number;
  readonly print: (line: string) => void;
}

/** Old alone, the new one's tables, out, back on those tables, and out again. */
export async function roll(rolled: Rolled, signal: AbortSignal): Promise<PerformedRestart[]> {
  await sleep(rolled.besideMs, undefined, { signal });
  rolled.print('The new release prepares the database');
  await rolled.prepare();
  const restarts: PerformedRestart[] = [];
  for (const release of ['new', 'old', 'new'] as const)
    restarts.push(...(await bringOut(release, rolled, signal)));
  return restarts;
}

/** One instance of every service first: both releases then answer, announce and hear beside each other. */
async function bringOut(
  release: Release,
  { product, replicas, releases, besideMs, print }: Rolled,
  signal: AbortSignal,
): Promise<PerformedRestart[]> {
  await releases.use(release);
  print(`One of every service is the ${release} release`);
  const seconds = await restartEach([secondsOf(replicas)], signal);
  print('Side by side');
  await sleep(besideMs, undefined, { signal });
  print(`The others follow`);
  const firsts = await restartEach([firstsOf(product.processes)], signal);
  return [...seconds, ...firsts];
}
