import { join } from 'node:path';
import { collectTables } from './check/collect.ts';
import type { Evidence, SentMail } from './evidence.ts';
import type { Customer, Market } from './load/customer.ts';
import { Flood } from './load/flood.ts';
import { History } from './load/history.ts';
import { sendOneKeyAHundredTimes } from './load/one-key.ts';
import { MailsOfAuthorities } from './load/mails-of-authorities.ts';
import { OpenLoop } from './load/open-loop.ts';
import { openOrders, signIn } from './load/orders.ts';
import type { Options } from './options.ts';
import type { ProductUnderTest } from './product/product-under-test.ts';
import { settle, type Settled } from './settle.ts';
import { readTotals } from './totals.ts';

const ORDERS = 20;
/** Customers are told apart by their numbers. */
const FIRST_OF_THE_SHORT = 1_000_000;
/** So long after the settling a customer's last try may begin. */
const LAST_TRIES_MS = 5_000;

/** What was done to the product while customers used it, and what was read meanwhile. */
export type Disturbance = Pick<Evidence, 'faults' | 'restarts' | 'reads'>;

/** What is done to whom. */
export interface Scene {
  readonly options: Options;
  readonly product: ProductUnderTest;
  readonly disturb: (signal: AbortSignal, history: History) => Promise<Disturbance>;
}

/** What there is to see once all is over. */
export interface Observed {
  readonly evidence: Evidence;
  readonly offered: number;
  readonly historyFile: string;
}

/** The load with the faults, the settling, and what there then is to see. */
export async function observe(scene: Scene, signal: AbortSignal): Promise<Observed> {
  const { options, product } = scene;
  const historyFile = join(product.folder, 'history.ndjson');
  const history = new History(historyFile);
  const { customers, mails, disturbance, settled } = await underLoad(scene, history, signal);
  const totals = await signIn(product.url, product.admin).then(readTotals, () => undefined);
  const evidence: Evidence = {
    ...{ calls: history.calls, slow: options.slow, ...disturbance },
    deliveries: [...product.mail.deliveries],
    mails,
    totals: totals ?? {},
    tables: await collectTables(await product.databaseUrl()),
    pdfs: customers.flatMap(({ pdfs }) => pdfs),
    unfinished: [...settled.unfinished, ...(totals ? [] : ['staff cannot sign in'])],
    settledAfterMs: settled.afterMs,
    ended: product.endedByThemselves(),
  };
  return { evidence, historyFile, offered: customers.length };
}

interface UnderLoad {
  readonly customers: readonly Customer[];
  readonly mails: readonly SentMail[];
  readonly disturbance: Disturbance;
  readonly settled: Settled;
}

async function underLoad(
  { options, product, disturb }: Scene,
  history: History,
  signal: AbortSignal,
): Promise<UnderLoad> {
  const { seed, seconds, rate, signups, flood: strangers, settle: settleSeconds } = options;
  const ends = Date.now() + seconds * 1_000;
  let lastTry = Infinity;
  const isOver = () => signal.aborted || Date.now() > lastTry;
  const market: Market = { url: product.url, seed, history, isOver };
  const staff = await signIn(product.url, product.admin);
  const whole = new OpenLoop(market, (customer) => customer.walk(), 0);
  const short = new OpenLoop(market, (customer) => customer.register(), FIRST_OF_THE_SHORT);
  const flood = new Flood(market);
  const authorities = new MailsOfAuthorities(product.mailInUrl, market);
  const dueIn = { count: ORDERS, from: ends - seconds * 600, to: ends };
  const orders = openOrders(market, staff, whole.customers, dueIn);
  const burst = new Promise((half) => setTimeout(half, seconds * 500)).then(() =>
    sendOneKeyAHundredTimes(market),
  );
  const [disturbance] = await Promise.all([
    disturb(signal, history),
    whole.offer(rate, seconds, signal),
    short.offer(signups, seconds, signal),
    flood.offer(strangers, seconds, signal),
    authorities.send(seconds, signal),
  ]);
  lastTry = Date.now() + settleSeconds * 1_000 + LAST_TRIES_MS;
  const all = Promise.all([whole.untilServed(), short.untilServed(), flood.untilAnswered(), orders, burst]);
  const mailed = authorities.untilAcknowledged();
  const customers = [...whole.customers, ...short.customers];
  const waiting = () => customers.filter(({ isServed }) => !isServed).length + authorities.waiting;
  const settled = await settle(product, settleSeconds * 1_000, waiting);
  await all;
  const mails = await mailed;
  await whole.fetchPdfsAgain();
  return { customers, mails, disturbance, settled };
}
