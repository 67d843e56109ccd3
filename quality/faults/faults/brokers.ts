import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { query } from '../product/database.ts';
import { deleteStream, poison, robStream } from '../product/event-stream.ts';
import type { FaultyProduct } from '../product/start-product.ts';
import { lasting } from './lasting.ts';
import type { Perform } from './outcome.ts';

/** As many as a replica that comes back with less may miss. */
const ROBBED = 50;
const LONGEST_BACKLOG_MS = 90_000;

export const streamDeleted: Perform = async ({ natsUrl }) => {
  await deleteStream(natsUrl);
  return {};
};

/** A reader that keeps up has nothing to lose, so it stands still while there is something new. */
export const robbedStream: Perform = async ({ natsUrl, processes }, { target, forMs }, signal) => {
  processes.signal(target, 'SIGSTOP');
  try {
    await lasting(forMs, signal);
    const robbed = await robStream(natsUrl, ROBBED);
    return { robbed, isMissed: robbed.length === 0, note: `${robbed.length} messages` };
  } finally {
    processes.signal(target, 'SIGCONT');
  }
};

/** The server stands still while its files go, so that it writes nothing again. */
export const wipeBrokers: Perform = async ({ dataDir, processes }, { target }) => {
  const servers = target.split('-');
  const pids = servers.map((server) => processes.pidOf(server));
  for (const server of servers) {
    processes.signal(server, 'SIGSTOP');
    const folder = join(dataDir, server);
    for (const entry of await readdir(folder))
      await rm(join(folder, entry), { recursive: true, force: true });
    processes.end(server, 'SIGKILL');
  }
  const times = await Promise.all(
    servers.map((server, index) => processes.backAfter(server, pids[index] ?? 0)),
  );
  return { backAfterMs: times.includes(undefined) ? undefined : Math.max(...times.map(Number)) };
};

/** The mail server hangs, mails queue up, and Redis forgets all of them. */
export const flushRedis: Perform = async (product, { forMs, backlog = 0 }, signal) => {
  product.mail.feel('hanging');
  await lasting(forMs, signal);
  const waiting = await untilWaiting(product, backlog, signal);
  const redis = new Redis(product.redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.flushall();
  } finally {
    redis.disconnect();
    product.mail.feel('accept');
  }
  return { note: `${waiting} jobs waited` };
};

/** How many jobs wait, once they are so many or none more comes for too long. */
async function untilWaiting(product: FaultyProduct, backlog: number, signal: AbortSignal) {
  const givenUpAt = Date.now() + LONGEST_BACKLOG_MS;
  for (;;) {
    const waiting = await waitingJobs(product).catch(() => undefined);
    if ((waiting ?? 0) >= backlog || signal.aborted || Date.now() > givenUpAt) return waiting ?? 'unknown';
    await lasting(500, signal);
  }
}

async function waitingJobs({ databaseUrl }: FaultyProduct): Promise<number | undefined> {
  const [row] = await query<{ waiting: number }>(
    await databaseUrl(),
    `select count(*)::integer as waiting from notifications.jobs where state in ('pending', 'running')`,
  );
  return row?.waiting;
}

export const poisonStream: Perform = async ({ natsUrl }) => {
  const id = `poison-${randomUUID()}`;
  await poison(natsUrl, id);
  return { note: id };
};
