import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, migrateAll, temporaryDataFolder } from '@rep13/local-stack';
import { collectTables } from '@rep13/faults/check/collect';
import type { Evidence } from '@rep13/faults/evidence';
import { History } from '@rep13/faults/load/history';
import { sendOneKeyAHundredTimes } from '@rep13/faults/load/one-key';
import { openOrders, type Admin } from '@rep13/faults/load/orders';
import { MailServer } from '@rep13/faults/mail/mail-server';
import { Replicas } from '@rep13/faults/product/replicas';
import { readTotals } from '@rep13/faults/totals';
import { Crowd } from '../crowd.ts';
import { signInPatiently } from '../staff.ts';
import { startTrialProduct } from '../product.ts';
import { settled } from '../settled.ts';
import type { Options } from './options.ts';
import type { ReleaseBefore } from './release-before.ts';
import { Releases } from './releases.ts';
import { roll, type Rolled } from './roll.ts';

const ORDERS = 20;
/** The deadlines of orders are over by then: roughly when the rolling is. */
const DUE_MS = { from: 20_000, to: 90_000 };
const SETTLED_WITHIN_MS = 180_000;

export interface Run {
  readonly evidence: Evidence;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** The old release with customers, rolled to this one, back, and to this one again; and what there then is to see. */
export async function run(
  options: Options,
  old: ReleaseBefore,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<Run> {
  const dataDir = await temporaryDataFolder('rolling');
  const mail = new MailServer();
  const replicas = await Replicas.prepare();
  const releases = new Releases(dataDir, old.folder);
  await releases.use('old');
  let prepare = () => Promise.resolve();
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const product = await startTrialProduct({
    ...{
      dataDir,
      admin,
      signal,
      port: await freePort(),
      smtpUrl: await mail.listen(),
      publicUrl: replicas.url,
    },
    adapt: releases.startedHere,
    migrate: (databases, env) => {
      prepare = () => migrateAll(databases, env);
      return migrateAll(databases, env, old.folder);
    },
  });
  try {
    await replicas.start(product.processes.known());
    const rolled = { product, replicas, releases, prepare, besideMs: options.beside * 1_000, print };
    const evidence = await underLoad(rolled, { options, admin, mail, dataDir }, signal);
    return { evidence, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
  } finally {
    await replicas.stop();
    await product.stop();
    await mail.stop();
  }
}

interface Surroundings {
  readonly options: Options;
  readonly admin: Admin;
  readonly mail: MailServer;
  readonly dataDir: string;
}

async function underLoad(
  rolled: Rolled,
  { options, admin, mail, dataDir }: Surroundings,
  signal: AbortSignal,
): Promise<Evidence> {
  const { product, print } = rolled;
  const history = new History(join(dataDir, 'history.ndjson'));
  const market = { url: product.url, seed: options.seed, history, isOver: () => signal.aborted };
  const crowd = new Crowd(market, (customer) => customer.walk(), 0);
  let isRolled = false;
  const coming = crowd.come(options.rate, () => isRolled, signal);
  const dueIn = { count: ORDERS, from: Date.now() + DUE_MS.from, to: Date.now() + DUE_MS.to };
  const staff = await signInPatiently(product.url, admin);
  const orders = openOrders(market, staff, crowd.customers, dueIn);
  const [restarts] = await Promise.all([
    roll(rolled, signal).finally(() => (isRolled = true)),
    sendOneKeyAHundredTimes(market),
  ]);
  await Promise.all([coming, orders]);
  await crowd.untilServed();
  print(`${crowd.customers.length} customers, ${history.calls.length} calls`);
  const began = Date.now();
  const unfinished = await settled(product, SETTLED_WITHIN_MS);
  await crowd.fetchPdfsAgain();
  return {
    ...{ calls: history.calls, restarts, unfinished, faults: [], slow: options.slow },
    deliveries: mail.deliveries,
    pdfs: crowd.customers.flatMap(({ pdfs }) => pdfs),
    totals: await readTotals(await signInPatiently(product.url, admin)),
    tables: await collectTables(product.databaseUrl),
    ended: product.processes.endedByThemselves(),
    settledAfterMs: Date.now() - began,
  };
}
