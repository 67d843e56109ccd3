import { join } from 'node:path';
import { collectTables } from './check/collect.ts';
import type { Evidence, PerformedFault, PerformedRestart } from './evidence.ts';
import { carryOut } from './faults/carry-out.ts';
import { restartInTurn } from './faults/restarts.ts';
import { applied, editsFor } from './inject/applied.ts';
import type { Mutant } from './inject/mutants.ts';
import type { Customer, Market } from './load/customer.ts';
import { History } from './load/history.ts';
import { sendOneKeyAHundredTimes } from './load/one-key.ts';
import { OpenLoop } from './load/open-loop.ts';
import { openOrders, signIn } from './load/orders.ts';
import type { Options } from './options.ts';
import type { Fault } from './plan/fault.ts';
import { query } from './product/database.ts';
import { Replicas } from './product/replicas.ts';
import { startProduct, type FaultyProduct } from './product/start-product.ts';
import { settle, type Settled } from './settle.ts';
import { readTotals } from './totals.ts';

const ORDERS = 20;
/** Customers are told apart by their numbers. */
const FIRST_OF_THE_SHORT = 1_000_000;
/** So long after the settling a customer's last try may begin. */
const LAST_TRIES_MS = 5_000;

export interface Run {
  readonly evidence: Evidence;
  readonly product: FaultyProduct;
  readonly offered: number;
  readonly historyFile: string;
}

/** One run: a product of its own, the load with the faults, the settling, and what there then is to see. */
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
  try {
    applied(product.folder, edits);
    await replicas?.start(product.processes.known());
    if (mutant?.sql) await query(product.databaseUrl, mutant.sql);
    const done = await observed({ options, plan, product, replicas }, signal);
    await stop();
    return { ...done, product };
  } catch (error) {
    await stop();
    if (signal.aborted) await product.remove();
    else console.error(`The run itself failed. Logs: ${product.dataDir}/logs`);
    throw error;
  }
}

/** What is done to whom. */
interface Scene {
  readonly options: Options;
  readonly plan: readonly Fault[];
  readonly product: FaultyProduct;
  readonly replicas: Replicas | undefined;
}

async function observed(scene: Scene, signal: AbortSignal): Promise<Omit<Run, 'product'>> {
  const { options, product } = scene;
  const historyFile = join(product.folder, 'history.ndjson');
  const history = new History(historyFile);
  const { customers, faults, restarts, settled } = await underLoad(scene, history, signal);
  const totals = await signIn(product.url, product.admin).then(readTotals, () => undefined);
  const evidence: Evidence = {
    ...{ calls: history.calls, faults, restarts, slow: options.slow },
    deliveries: product.mail.deliveries,
    totals: totals ?? {},
    tables: await collectTables(product.databaseUrl),
    pdfs: customers.flatMap(({ pdfs }) => pdfs),
    unfinished: [...settled.unfinished, ...(totals ? [] : ['staff cannot sign in'])],
    settledAfterMs: settled.afterMs,
    ended: product.processes.endedByThemselves(),
  };
  return { evidence, historyFile, offered: customers.length };
}

interface UnderLoad {
  readonly customers: readonly Customer[];
  readonly faults: readonly PerformedFault[];
  readonly restarts: readonly PerformedRestart[];
  readonly settled: Settled;
}

async function underLoad(
  { options, plan, product, replicas }: Scene,
  history: History,
  signal: AbortSignal,
): Promise<UnderLoad> {
  const { seed, seconds, rate, signups, settle: settleSeconds } = options;
  const ends = Date.now() + seconds * 1_000;
  const lastTry = ends + settleSeconds * 1_000 + LAST_TRIES_MS;
  const isOver = () => signal.aborted || Date.now() > lastTry;
  const market: Market = { url: product.url, seed, history, isOver };
  const staff = await signIn(product.url, product.admin);
  const whole = new OpenLoop(market, (customer) => customer.walk(), 0);
  const short = new OpenLoop(market, (customer) => customer.register(), FIRST_OF_THE_SHORT);
  const dueIn = { count: ORDERS, from: ends - seconds * 600, to: ends };
  const orders = openOrders(market, staff, whole.customers, dueIn);
  const burst = new Promise((half) => setTimeout(half, seconds * 500)).then(() =>
    sendOneKeyAHundredTimes(market),
  );
  const [faults, restarts] = await Promise.all([
    carryOut(product, plan, signal),
    replicas ? restartInTurn(product.processes, replicas, signal) : [],
    whole.offer(rate, seconds, signal),
    short.offer(signups, seconds, signal),
  ]);
  const all = Promise.all([whole.untilServed(), short.untilServed(), orders, burst]);
  const customers = [...whole.customers, ...short.customers];
  const waiting = () => customers.filter(({ isServed }) => !isServed).length;
  const settled = await settle(product, settleSeconds * 1_000, waiting);
  await all;
  await whole.fetchPdfsAgain();
  return { customers, faults, restarts, settled };
}
