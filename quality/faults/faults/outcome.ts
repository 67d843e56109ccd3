import type { PerformedFault } from '../evidence.ts';
import type { Fault } from '../plan/fault.ts';
import type { FaultyProduct } from '../product/start-product.ts';

/** What is known about a fault once it is over. */
export type Outcome = Pick<PerformedFault, 'backAfterMs' | 'note' | 'robbed' | 'isMissed'>;
export type Perform = (product: FaultyProduct, fault: Fault, signal: AbortSignal) => Promise<Outcome>;
