import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PerformedFault } from '../evidence.ts';
import type { Fault } from '../plan/fault.ts';
import type { FaultyProduct } from '../product/start-product.ts';
import { perform } from './perform.ts';

/** Does each fault at its time, also while earlier ones last. */
export async function carryOut(
  product: FaultyProduct,
  plan: readonly Fault[],
  signal: AbortSignal,
): Promise<PerformedFault[]> {
  const begun = Date.now();
  // One for each fault: that many are no leak.
  setMaxListeners(0, signal);
  const performed = plan.map(async (fault) => {
    await sleep(Math.max(0, begun + fault.at - Date.now()), undefined, { signal });
    return perform(product, fault, signal);
  });
  return Promise.all(performed);
}
