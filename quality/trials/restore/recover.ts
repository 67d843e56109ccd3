import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findBinary,
  freePort,
  natsProgram,
  natsUrl,
  privatePostgres,
  REPOSITORY,
  startReady,
  type Program,
  type RunningProgram,
} from '@rep13/local-stack';
import { query } from '@rep13/faults/product/database';
import { afterRestore } from '@rep13/restore/after-restore';
import type { BaseBackup } from './base-backup.ts';
import type { Options } from './options.ts';

const POLL_MS = 50;

interface Recovery extends Pick<Options, 'brokers' | 'careless'> {
  readonly dataDir: string;
  readonly backup: BaseBackup;
  readonly moment: Date;
  readonly lostFile: string;
  readonly print: (line: string) => void;
}

/** What an operator does between the loss of the database and the start of the services. */
export async function recover(recovery: Recovery): Promise<void> {
  const { dataDir, backup, moment, brokers, careless, lostFile, print } = recovery;
  const began = Date.now();
  const since = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
  await backup.putBack(moment);
  if (brokers === 'wiped')
    for (const broker of ['nats', 'redis']) await rm(join(dataDir, broker), { recursive: true, force: true });
  print(`The backup is back in its place after ${since()}`);
  const { program, url } = await privatePostgres(dataDir, await freePort());
  const databaseUrl = Object.assign(new URL(url), { pathname: '/rep13' }).href;
  await running([program], async () => {
    while (await isRecovering(databaseUrl)) await sleep(POLL_MS);
    print(`Postgres has recovered up to the moment after ${since()}`);
    if (careless) return;
    const nats = brokers === 'kept' ? await openNats(dataDir) : undefined;
    await running(nats ? [nats.program] : [], () =>
      afterRestore({ databaseUrl, natsUrl: nats?.url, lostFile, print }),
    );
  });
}

const WITHOUT_USERS = join(REPOSITORY, 'tools/restore/nats-without-users.conf');

/** The server that holds the events as they were, for once with nobody else on it and without users. */
async function openNats(dataDir: string): Promise<{ program: Program; url: string }> {
  const port = await freePort();
  const binary = findBinary('nats-server');
  if (!binary) throw new Error('There is no nats-server here.');
  const program = natsProgram(binary, join(dataDir, 'nats'), port, WITHOUT_USERS);
  return { program, url: natsUrl(port) };
}

async function running(programs: readonly Program[], work: () => Promise<void>): Promise<void> {
  const started: RunningProgram[] = [];
  try {
    for (const program of programs) started.push(await startReady(program));
    await work();
  } finally {
    for (const program of started) await program.stop();
  }
}

async function isRecovering(databaseUrl: string): Promise<boolean> {
  const [row] = await query<{ busy: boolean }>(databaseUrl, 'select pg_is_in_recovery() as busy');
  return row?.busy ?? true;
}
