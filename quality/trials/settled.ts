import { setTimeout as sleep } from 'node:timers/promises';
import { collectTables, openWork } from '@rep13/faults/check/collect';
import { announcedIn } from '@rep13/faults/check/due';
import { hearingFaults } from '@rep13/faults/check/r2-once';
import { openMessages } from '@rep13/faults/product/event-stream';
import type { TrialProduct } from './product.ts';

const POLL_MS = 500;

/** Waits until nothing is left to be done. @returns what is, when the time is over. */
export async function settled(
  { databaseUrl, natsUrl }: Pick<TrialProduct, 'databaseUrl' | 'natsUrl'>,
  withinMs: number,
): Promise<string[]> {
  const until = Date.now() + withinMs;
  for (;;) {
    const left = await leftToDo(databaseUrl, natsUrl);
    if (left.length === 0 || Date.now() > until) return left;
    await sleep(POLL_MS);
  }
}

async function leftToDo(databaseUrl: string, natsUrl: string): Promise<string[]> {
  const open = Object.entries(await openMessages(natsUrl)).filter(([, messages]) => messages > 0);
  const work = await openWork(databaseUrl);
  if (open.length + work.length > 0) return [...open.map(([name, n]) => `${name}: ${n} to hear`), ...work];
  const tables = await collectTables(databaseUrl);
  return hearingFaults(tables, announcedIn(tables));
}
