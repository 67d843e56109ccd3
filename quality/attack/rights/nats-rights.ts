import { join } from 'node:path';
import {
  eventsUserOf,
  findBinary,
  freePort,
  MANIFESTS,
  natsAccess,
  natsProgram,
  natsUrl,
  PROVISIONER,
  startReady,
} from '@rep13/local-stack';
import { connect, type NatsConnection } from 'nats';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';
import { triesOf, triesOfProvisioner, type Try } from './nats-tries.ts';

/**
 * What each service's name and password open at a message server with the product's own rules: another server than the
 * product's, because some of what is tried would throw all events away.
 */
export async function tryNats({ dataDir }: AttackedProduct): Promise<Tally[]> {
  const access = await natsAccess(dataDir);
  const port = await freePort();
  const binary = findBinary('nats-server') ?? 'nats-server';
  const server = await startReady(
    natsProgram(binary, join(dataDir, 'nats-under-attack'), port, access.configFile),
  );
  const urlOf = (user: string) => new URL(access.urlFor(user, natsUrl(port)));
  try {
    const tallies: Tally[] = [];
    for (const service of MANIFESTS) {
      const users = [service.name, eventsUserOf(service.name)];
      tallies.push(await tryAs(service.name, users.map(urlOf), triesOf(service)));
    }
    tallies.push(await tryAs(PROVISIONER, [urlOf(PROVISIONER)], triesOfProvisioner()));
    return [...tallies, await withoutName(natsUrl(port))];
  } finally {
    await server.stop();
  }
}

/** A program may do what any of its users may. */
async function tryAs(program: string, users: readonly URL[], tries: readonly Try[]): Promise<Tally> {
  const tally = new Tally('RIGHTS', `NATS, with the password of ${program}`);
  for (const one of tries) {
    const allowed: boolean[] = [];
    for (const url of users) allowed.push(await isAllowed(url, one));
    judge(tally, one, allowed.includes(true));
  }
  return tally;
}

function judge(tally: Tally, { verb, subject, queue, isNeeded }: Try, isTaken: boolean): void {
  const what = `${verb} ${subject}${queue === undefined ? '' : ` in the group ${queue}`}`;
  if (isNeeded) return tally.add(isTaken ? 'needed' : 'refused', isTaken ? undefined : `${what} is refused`);
  tally.add(isTaken ? 'allowed' : 'refused', isTaken ? `${what} is allowed` : undefined);
}

/** On a connection of its own: a refusal comes some time after what it is about. */
async function isAllowed(url: URL, { verb, subject, queue }: Try): Promise<boolean> {
  const connection = await connect({
    ...{ servers: url.host, user: url.username, pass: decodeURIComponent(url.password), reconnect: false },
    inboxPrefix: `_INBOX.${url.username}`,
  });
  let isRefused = false;
  const refused = () => {
    isRefused = true;
  };
  void watch(connection, refused);
  try {
    if (verb === 'publish') connection.publish(subject, '{}');
    else connection.subscribe(subject, { queue, callback: (error) => (error ? refused() : undefined) });
    // The server answers in order: what it says against it is there when it answers this.
    await connection.flush();
    await connection.flush();
    return !isRefused;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}

async function watch(connection: NatsConnection, refused: () => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'error') refused();
}

async function withoutName(servers: string): Promise<Tally> {
  const tally = new Tally('RIGHTS', 'NATS, without a name');
  const connection = await connect({ servers, reconnect: false }).catch(() => undefined);
  tally.add(connection ? 'let in' : 'refused', connection && 'somebody without a name is let in');
  await connection?.close();
  return tally;
}
