import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, temporaryDataFolder } from '@rep13/local-stack';
import { collectTables } from '@rep13/faults/check/collect';
import { History } from '@rep13/faults/load/history';
import { MailServer } from '@rep13/faults/mail/mail-server';
import type { LostEvent } from '@rep13/restore/lost-events';
import { startTrialProduct, type TrialProduct } from '../product.ts';
import { BaseBackup } from './base-backup.ts';
import type { Restored } from './check-restore.ts';
import { liveUntilTheLoss, type FirstLife, type Scene } from './first-life.ts';
import type { Options } from './options.ts';
import { recover } from './recover.ts';
import { liveOn } from './second-life.ts';

export interface Run {
  readonly restored: Restored;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A product that loses its database, the restore to a moment, and the product on what was restored. */
export async function run(
  options: Options,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<Run> {
  const dataDir = await temporaryDataFolder('restore');
  const [mail, port] = [new MailServer(), await freePort()];
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const smtpUrl = await mail.listen();
  const start = () => startTrialProduct({ dataDir, port, admin, smtpUrl, signal });
  const history = new History(join(dataDir, 'history.ndjson'));
  let isClosed = false;
  const isOver = () => isClosed || signal.aborted;
  const market = { url: `http://localhost:${port}`, seed: options.seed, history, isOver };
  const backup = await BaseBackup.beside(dataDir);
  const scene = { options, admin, market, backup, print, close: () => (isClosed = true) };
  try {
    const first = await during(start, async (product) => {
      await backup.archiveLog(product);
      return liveUntilTheLoss(product, scene, signal);
    });
    const lostFile = join(dataDir, 'lost-events.ndjson');
    const began = Date.now();
    await recover({ ...options, ...{ dataDir, backup, lostFile, print }, moment: first.moment });
    const restoredAt = Date.now();
    isClosed = false;
    const evidence = await during(start, (product) => {
      print(`The product serves again ${((Date.now() - began) / 1_000).toFixed(1)} s after its end`);
      return afterwards(product, scene, first, mail, signal);
    });
    const lost = existsSync(lostFile) ? linesOf(await readFile(lostFile, 'utf8')) : undefined;
    const restored = { evidence, lost, restoredAt, moment: first.moment.getTime() };
    return { restored, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
  } finally {
    await mail.stop();
  }
}

async function during<T>(
  start: () => Promise<TrialProduct>,
  work: (product: TrialProduct) => Promise<T>,
): Promise<T> {
  const product = await start();
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

async function afterwards(
  product: TrialProduct,
  scene: Scene,
  first: FirstLife,
  mail: MailServer,
  signal: AbortSignal,
): Promise<Restored['evidence']> {
  const { pdfs, totals, unfinished } = await liveOn(product, scene, first, signal);
  const { calls } = scene.market.history;
  return {
    ...{ calls, pdfs, totals, unfinished, deliveries: mail.deliveries },
    ...{ faults: [], restarts: [], ended: [], settledAfterMs: 0, slow: 1 },
    tables: await collectTables(product.databaseUrl),
  };
}

const linesOf = (text: string): LostEvent[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LostEvent);
