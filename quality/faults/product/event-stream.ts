import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { signedInAs } from '@rep13/local-stack';
import type { Processes } from './processes.ts';

const STREAM = 'EVENTS';
const USERS = 'users: [';
const POLL_MS = 200;

/** Adds a user who may do anything to the server's configuration. @returns the server's address with that user. */
export async function letIn(dataDir: string, serviceUrl: string, processes: Processes): Promise<string> {
  const user = { name: 'faults', password: randomBytes(12).toString('hex') };
  const file = join(dataDir, 'secrets', 'nats.conf');
  const block = JSON.stringify({ user: user.name, password: user.password });
  const config = await readFile(file, 'utf8');
  if (!config.includes(USERS)) throw new Error(`${file} has no "${USERS}".`);
  await writeFile(file, config.replace(USERS, `${USERS}\n    ${block}`));
  // A reload would switch JetStream off: the server has that from its command line alone.
  const pid = processes.pidOf('nats');
  processes.end('nats', 'SIGTERM');
  await processes.backAfter('nats', pid);
  const natsUrl = signedInAs(`nats://${new URL(serviceUrl).host}`, user);
  while ((await openMessages(natsUrl).catch(() => undefined)) === undefined) await sleep(POLL_MS);
  return natsUrl;
}

/** Does something to the stream as a user who may do anything. @throws when NATS is away. */
export async function onStream<T>(
  natsUrl: string,
  work: (manager: JetStreamManager, connection: NatsConnection) => Promise<T>,
): Promise<T> {
  const { host, username, password } = new URL(natsUrl);
  const connection = await connect({
    ...{ servers: host, user: username, pass: password },
    ...{ timeout: 2_000, reconnect: false },
  });
  try {
    return await work(await jetstreamManager(connection), connection);
  } finally {
    await connection.close();
  }
}

export const deleteStream = (natsUrl: string): Promise<unknown> =>
  onStream(natsUrl, (manager) => manager.streams.delete(STREAM));

/**
 * Deletes the last messages but the very last, so that the stream's last sequence stays where it is.
 * @returns the ids of the events that are gone.
 */
export const robStream = (natsUrl: string, many: number): Promise<string[]> =>
  onStream(natsUrl, async (manager) => {
    const { state } = await manager.streams.info(STREAM);
    const robbed: string[] = [];
    for (let sequence = state.last_seq - 1; sequence > 0 && robbed.length < many; sequence -= 1) {
      const message = await manager.streams.getMessage(STREAM, { seq: sequence }).catch(() => null);
      const id = message?.header.get('Nats-Msg-Id');
      if (id && (await manager.streams.deleteMessage(STREAM, sequence))) robbed.push(id);
    }
    return robbed;
  });

/** Puts a message on the stream that is no event. */
export const poison = (natsUrl: string, id: string): Promise<unknown> =>
  onStream(natsUrl, (_manager, connection) =>
    jetstream(connection).publish('events.onboarding.signup.registered.v1', 'this is not an envelope', {
      msgID: id,
    }),
  );

/** How many messages of the stream each consumer has still to hear. */
export const openMessages = (natsUrl: string): Promise<Record<string, number>> =>
  onStream(natsUrl, async (manager) => {
    const open: Record<string, number> = {};
    for await (const {
      name,
      num_pending: pending,
      num_ack_pending: unacknowledged,
    } of manager.consumers.list(STREAM))
      open[name] = pending + unacknowledged;
    return open;
  });
