import { setTimeout as sleep } from 'node:timers/promises';
import { collectTables, openWork } from './check/collect.ts';
import { announcedIn } from './check/due.ts';
import { hearingFaults } from './check/r2-once.ts';
import type { ProductUnderTest } from './product/product-under-test.ts';

const POLL_MS = 500;

export interface Settled {
  readonly unfinished: readonly string[];
  readonly afterMs: number;
}

/** Waits until nothing is left to be done, twice in a row: what one part has finished may be work for another. */
export async function settle(
  product: ProductUnderTest,
  withinMs: number,
  stillServed: () => number,
): Promise<Settled> {
  const since = Date.now();
  let quiet = 0;
  let unfinished: string[] = [];
  while (Date.now() - since < withinMs) {
    unfinished = await leftToDo(product, stillServed);
    const isDone = unfinished.length === 0 && (await allHeard(product));
    quiet = isDone ? quiet + 1 : 0;
    if (quiet === 2) break;
    await sleep(POLL_MS);
  }
  return { unfinished, afterMs: Date.now() - since };
}

async function leftToDo(product: ProductUnderTest, stillServed: () => number) {
  try {
    const messages = Object.entries(await product.openMessages()).filter(([, open]) => open > 0);
    return [
      ...(stillServed() > 0 ? [`customers not served: ${stillServed()}`] : []),
      ...messages.map(([consumer, open]) => `${consumer}: messages not heard: ${open}`),
      ...(await openWork(await product.databaseUrl())),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What the stream has lost stands in no queue: only the tables tell. */
async function allHeard(product: ProductUnderTest): Promise<boolean> {
  try {
    const tables = await collectTables(await product.databaseUrl());
    return hearingFaults(tables, announcedIn(tables)).length === 0;
  } catch {
    return false;
  }
}
