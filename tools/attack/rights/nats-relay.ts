import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { MANIFESTS, type NatsAccess } from '@rep13/local-stack';
import { connect, type NatsConnection } from 'nats';
import { setTimeout as sleep } from 'node:timers/promises';
import { Tally } from '../tally.ts';

const STREAM = 'EVENTS';
/** As long as a message takes from one service to another, many times. */
const HEARD_WITHIN_MS = 1_500;
const UNTIL = 'known until ADR 50';

/**
 * A consumer delivers what its owner announces to a subject that the owner names, in the server's name: so a service
 * could write to commands that it may not send. Rights by subject do not see it; what the server delivers does.
 */
export async function tryToRelay(access: NatsAccess, server: string): Promise<Tally> {
  const tally = new Tally('RIGHTS', 'NATS, events that a consumer turns into commands of others');
  const open: NatsConnection[] = [];
  const as = async (name: string) => {
    const { host, username: user, password } = new URL(access.urlFor(name, server));
    const pass = decodeURIComponent(password);
    const connection = await connect({ servers: host, user, pass, inboxPrefix: `_INBOX.${user}` });
    open.push(connection);
    return connection;
  };
  try {
    await makeStream(await as('onboarding'));
    for (const { name, consumers } of MANIFESTS) {
      const [consumer] = consumers;
      const victim = name === 'onboarding' ? 'sla' : 'onboarding';
      if (!consumer) continue;
      tally.add(await relayed(await as(name), await as(victim), { name, consumer, victim }));
    }
  } finally {
    await Promise.all(open.map((connection) => connection.close()));
  }
  return tally;
}

/** As a service makes it at its start; where none may any more, there is nothing to deliver either. */
const makeStream = async (connection: NatsConnection) =>
  (await jetstreamManager(connection, { checkAPI: false })).streams
    .add({ name: STREAM, subjects: ['events.>'] })
    .catch(() => undefined);

/** @returns what came of it, in words */
async function relayed(
  connection: NatsConnection,
  listener: NatsConnection,
  { name, consumer, victim }: { name: string; consumer: string; victim: string },
): Promise<string> {
  let isCommanded = false;
  // Literally, as services listen: a consumer does not begin for a listener of many subjects.
  const command = `rpc.${victim}.relayed.v1`;
  listener.subscribe(command, {
    queue: victim,
    callback: () => {
      isCommanded = true;
    },
  });
  await listener.flush();
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    await manager.consumers.add(STREAM, {
      ...{ name: consumer, durable_name: consumer, ack_policy: 'none' },
      ...{ filter_subject: `events.${name}.>`, deliver_subject: command },
      deliver_group: victim,
    });
    await jetstream(connection).publish(`events.${name}.relayed.v1`, '{}');
    await sleep(HEARD_WITHIN_MS);
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
  return isCommanded ? `heard, ${UNTIL}` : 'not heard';
}
