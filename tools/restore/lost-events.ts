import { DeliverPolicy, jetstream, jetstreamManager, type Consumer } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import type pg from 'pg';
import { SERVICES } from '@rep13/local-stack';

const STREAM = 'EVENTS';
/** The clocks of the services and of NATS differ from that of Postgres by less. */
const BEFORE_MS = 60_000;
const AT_A_TIME = { max_messages: 500, expires: 2_000 };

/** An event that the stream has and no outbox: it was announced after the moment to which the database was restored. */
export interface LostEvent {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Takes out of the stream what the restored database does not know.
 * @param save is given them, and must have them before the stream is deleted: its readers would act on what never
 * happened. The services make it again and fill it from their outboxes.
 */
export async function takeLostEvents(
  natsUrl: string,
  db: pg.Client,
  save: (lost: readonly LostEvent[]) => Promise<void>,
): Promise<void> {
  const connection = await signIn(natsUrl);
  try {
    const manager = await jetstreamManager(connection);
    const names = await manager.streams.names().next();
    if (!names.includes(STREAM)) return await save([]);
    await save(await lostIn(connection, db));
    await manager.streams.delete(STREAM);
  } finally {
    await connection.close();
  }
}

function signIn(natsUrl: string): Promise<NatsConnection> {
  const { host, username, password } = new URL(natsUrl);
  return connect({
    servers: host,
    ...(username && { user: username, pass: decodeURIComponent(password) }),
  });
}

async function lostIn(connection: NatsConnection, db: pg.Client): Promise<LostEvent[]> {
  const consumer = await jetstream(connection).consumers.get(STREAM, {
    deliver_policy: DeliverPolicy.StartTime,
    opt_start_time: new Date((await lastKnown(db)) - BEFORE_MS).toISOString(),
  });
  const lost: LostEvent[] = [];
  for (let left = (await consumer.info()).num_pending; left > 0;) {
    const { events, pending } = await nextOf(consumer);
    lost.push(...(await unknownOf(events, db)));
    left = pending;
  }
  return lost;
}

/** @throws when the server has more and gives none. */
async function nextOf(consumer: Consumer): Promise<{ events: LostEvent[]; pending: number }> {
  const events: LostEvent[] = [];
  let pending: number | undefined;
  for await (const message of await consumer.fetch(AT_A_TIME)) {
    pending = message.info.pending;
    events.push(...readable(message.string()));
  }
  if (pending === undefined) throw new Error('NATS does not hand over what its stream holds.');
  return { events, pending };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What nobody can read says nothing of anybody. */
function readable(text: string): LostEvent[] {
  try {
    return [JSON.parse(text) as LostEvent].filter(({ id }) => UUID.test(id));
  } catch {
    return [];
  }
}

/** When the last event that the database knows was announced. */
async function lastKnown(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ last: Date | null }>(
    `select max(last) as last from (${ofEveryOutbox('max(created_at) as last')}) as outboxes`,
  );
  return rows[0]?.last?.getTime() ?? BEFORE_MS;
}

async function unknownOf(events: readonly LostEvent[], db: pg.Client): Promise<LostEvent[]> {
  const { rows } = await db.query<{ id: string }>(
    ofEveryOutbox('event_id::text as id', 'where event_id = any($1::uuid[])'),
    [events.map(({ id }) => id)],
  );
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

const ofEveryOutbox = (selected: string, where = ''): string =>
  SERVICES.map((service) => `select ${selected} from ${service}.outbox_messages ${where}`).join(
    ' union all ',
  );
