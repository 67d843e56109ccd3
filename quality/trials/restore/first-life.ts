import { setTimeout as sleep } from 'node:timers/promises';
import type { FetchedPdf } from '@rep13/faults/evidence';
import type { Customer, Market } from '@rep13/faults/load/customer';
import { openOrders, type Admin } from '@rep13/faults/load/orders';
import { query } from '@rep13/faults/product/database';
import { Crowd } from '../crowd.ts';
import { signInPatiently } from '../staff.ts';
import type { TrialProduct } from '../product.ts';
import type { BaseBackup } from './base-backup.ts';
import type { Options } from './options.ts';

/** Customers are told apart by their numbers. */
const FIRST_OF_THE_SHORT = 1_000_000;
const ORDERS = 10;
/** Some deadlines are over before the moment, some between it and the loss, some after the restore. */
const DUE_MS = { from: 10_000, to: 60_000 };
const STAGE_MS = 12_000;
/** A reader of events that is behind when the database is lost. */
const READER = 'notifications';
const BEHIND_MS = 4_000;
/** So long the product stands without its database before it is stopped. */
const ALONE_MS = 3_000;
const POLL_MS = 200;

/** The time before the restore, and who is in it. */
export interface Scene {
  readonly options: Options;
  readonly admin: Admin;
  readonly market: Market;
  readonly backup: BaseBackup;
  /** Nobody comes or tries again from then on. */
  readonly close: () => void;
  readonly print: (line: string) => void;
}

export interface FirstLife {
  /** What is restored later is this. */
  readonly moment: Date;
  /** What each customer had fetched by then. */
  readonly pdfs: ReadonlyMap<Customer, readonly FetchedPdf[]>;
}

/** Customers come, the database is backed up, the moment passes, customers go on, and the database is lost. */
export async function liveUntilTheLoss(
  product: TrialProduct,
  { options, admin, market, backup, close, print }: Scene,
  signal: AbortSignal,
): Promise<FirstLife> {
  const whole = new Crowd(market, (customer) => customer.walk(), 0);
  const short = new Crowd(market, (customer) => customer.register(), FIRST_OF_THE_SHORT);
  const coming = Promise.all([
    whole.come(options.rate, market.isOver, signal),
    short.come(options.signups, market.isOver, signal),
  ]);
  const staff = await signInPatiently(product.url, admin);
  const dueIn = { count: ORDERS, from: Date.now() + DUE_MS.from, to: Date.now() + DUE_MS.to };
  const orders = openOrders(market, staff, whole.customers, dueIn);
  const stage = () => sleep(STAGE_MS, undefined, { signal });
  await stage();
  const began = Date.now();
  await backup.take(product.databaseUrl);
  print(`A base backup while customers come took ${seconds(Date.now() - began)}`);
  await stage();
  const moment = new Date();
  const pdfs = new Map(whole.customers.map((customer) => [customer, [...customer.pdfs]]));
  print(`The moment is ${moment.toISOString()}`);
  await Promise.all([stage(), archivedTwice(product.databaseUrl)]);
  // What is announced from now on stays unheard in the stream.
  product.processes.signal(READER, 'SIGSTOP');
  await sleep(BEHIND_MS, undefined, { signal });
  await lose(product, backup);
  product.processes.signal(READER, 'SIGCONT');
  print(`The database is lost ${seconds(Date.now() - moment.getTime())} after it`);
  await sleep(ALONE_MS, undefined, { signal });
  close();
  await Promise.all([orders, coming, whole.untilServed(), short.untilServed()]);
  return { moment, pdfs };
}

/** Two pieces of the log that were finished from now on: with them the moment lies in what is kept. */
async function archivedTwice(databaseUrl: string): Promise<void> {
  const archived = async () => {
    const [row] = await query<{ n: number }>(
      databaseUrl,
      'select archived_count::integer as n from pg_stat_archiver',
    );
    return row?.n ?? 0;
  };
  const before = await archived();
  while ((await archived()) < before + 2) await sleep(POLL_MS);
}

/** It stands still while its files go, so that it writes nothing again. */
async function lose({ processes }: TrialProduct, backup: BaseBackup): Promise<void> {
  processes.signal('postgres', 'SIGSTOP');
  await backup.lose();
  processes.end('postgres', 'SIGKILL');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
