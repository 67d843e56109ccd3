import { carryOut } from './faults/carry-out.ts';
import { restartInTurn } from './faults/restarts.ts';
import { applied, editsFor } from './inject/applied.ts';
import type { Mutant } from './inject/mutants.ts';
import { observe, type Observed } from './observe.ts';
import type { Options } from './options.ts';
import type { Fault } from './plan/fault.ts';
import { query } from './product/database.ts';
import { Replicas } from './product/replicas.ts';
import { startProduct, type FaultyProduct } from './product/start-product.ts';

export interface Run extends Observed {
  readonly product: FaultyProduct;
}

/** One run: a product of its own, the load with the faults, and what there then is to see. */
export async function run(
  options: Options,
  plan: readonly Fault[],
  mutant: Mutant | undefined,
  signal: AbortSignal,
): Promise<Run> {
  const edits = editsFor(mutant);
  const replicas = options.restarts ? await Replicas.prepare() : undefined;
  const product = await startProduct(edits, signal, replicas?.url);
  const stop = async () => {
    await replicas?.stop();
    await product.stop();
  };
  const disturb = async () => ({
    faults: await carryOut(product, plan, signal),
    restarts: replicas ? await restartInTurn(product.processes, replicas, signal) : [],
  });
  try {
    applied(product.folder, edits);
    await replicas?.start(product.processes.known());
    if (mutant?.sql) await query(await product.databaseUrl(), mutant.sql);
    const observed = await observe({ options, product, disturb }, signal);
    await stop();
    return { ...observed, product };
  } catch (error) {
    await stop();
    if (signal.aborted) await product.remove();
    else console.error(`The run itself failed. Logs: ${product.dataDir}/logs`);
    throw error;
  }
}
