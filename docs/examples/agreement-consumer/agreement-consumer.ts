import { jetstream, jetstreamManager, type Consumer, type JsMsg } from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from 'nats';
import type { Client } from 'pg';

/** The event as published by Rep13; docs/reference/events.md. Fields may be added to it, so others are ignored. */
interface AgreementSigned {
  readonly id: string;
  readonly data: { readonly signupId: number; readonly agreementNumber: string; readonly signedAt: string };
}

const EVENT = 'agreements.agreement.signed.v1';
const STREAM = 'EVENTS';
/** So often a message may fail before it is set aside, so that it holds up nobody. */
const TRIES = 3;
const RETRY_AFTER_MS = 1_000;

/** `handled` is the inbox: an event whose id is in there has had its effect. */
export const TABLES = `
  create table if not exists handled (event_id uuid primary key, handled_at timestamptz not null default now());
  create table if not exists set_aside (stream_sequence bigint primary key, message text not null, reason text not null);
  create table if not exists invoices (
    id integer generated always as identity primary key,
    agreement_number text not null, signup_id integer not null, signed_at timestamptz not null
  );
`;

/**
 * A service outside of Rep13: makes one invoice for each agreement that is signed, until the signal aborts.
 * @param natsUrl `nats://bookkeeping:<password>@host:port`, the user that Rep13 has given it; of a cluster all servers,
 *   by comma: `nats://bookkeeping:<password>@one:4222,two:4222`.
 * @param database its own, with `TABLES`.
 */
export async function consumeAgreements(
  natsUrl: string,
  database: Client,
  signal: AbortSignal,
): Promise<void> {
  const [first = '', ...others] = natsUrl.split(',');
  const { host, username, password } = new URL(first);
  const connection = await connect({
    // One that is away keeps nobody out.
    servers: [host, ...others],
    user: username,
    pass: password,
    // A user hears answers under its own name only.
    inboxPrefix: `_INBOX.${username}`,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
  });
  while (!signal.aborted) {
    try {
      await fetchOnce(await ensureConsumer(connection, username), database, signal);
    } catch (error) {
      // NATS or the stream is away, or was wiped: both come back, and nothing has been acknowledged.
      console.error('will try again:', error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
  await connection.close();
}

/** The durable remembers what was acknowledged. Asking for it again does nothing, and makes it again when it is gone. */
async function ensureConsumer(connection: NatsConnection, user: string): Promise<Consumer> {
  const name = `${user}-${EVENT.replaceAll('.', '-')}`;
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.consumers.add(STREAM, {
    durable_name: name,
    ack_policy: 'explicit',
    ack_wait: nanos(30_000),
    max_deliver: -1,
    filter_subject: `events.${EVENT}`,
  });
  return jetstream(connection).consumers.get(STREAM, name);
}

/** Waits up to five seconds for messages and handles what comes. */
async function fetchOnce(consumer: Consumer, database: Client, signal: AbortSignal): Promise<void> {
  const messages = await consumer.fetch({ max_messages: 50, expires: 5_000 });
  const stop = () => void messages.close();
  signal.addEventListener('abort', stop);
  for await (const message of messages) await take(message, database);
  signal.removeEventListener('abort', stop);
}

/** Acknowledged after the commit: a crash in between brings the message again, and the inbox makes that harmless. */
async function take(message: JsMsg, database: Client): Promise<void> {
  try {
    await inTransaction(database, () => handle(parse(message), database));
    message.ack();
  } catch (error) {
    const hopeless = error instanceof Unreadable || message.info.deliveryCount >= TRIES;
    if (!hopeless || !(await setAside(message, database, error))) message.nak(RETRY_AFTER_MS);
    else message.ack();
  }
}

async function handle({ id, data }: AgreementSigned, database: Client): Promise<void> {
  const first = await database.query('insert into handled (event_id) values ($1) on conflict do nothing', [
    id,
  ]);
  if (!first.rowCount) return;
  await database.query('insert into invoices (agreement_number, signup_id, signed_at) values ($1, $2, $3)', [
    data.agreementNumber,
    data.signupId,
    data.signedAt,
  ]);
}

/** No try will ever help. */
class Unreadable extends Error {}

/** Takes what it needs and checks it; what else is in there is not its business. */
function parse(message: JsMsg): AgreementSigned {
  try {
    const { id, type, data } = message.json<AgreementSigned & { type: string }>();
    if (type === EVENT && id && data.agreementNumber && Number.isInteger(data.signupId)) return { id, data };
  } catch {
    // Said below, as of everything that is no such event.
  }
  throw new Unreadable(`not an event of type ${EVENT}`);
}

/** For a person to look at. False when even that fails: then the message comes again. */
async function setAside(message: JsMsg, database: Client, reason: unknown): Promise<boolean> {
  const sql = 'insert into set_aside values ($1, $2, $3) on conflict do nothing';
  return database.query(sql, [message.seq, message.string(), String(reason)]).then(
    () => true,
    () => false,
  );
}

async function inTransaction(database: Client, work: () => Promise<void>): Promise<void> {
  await database.query('begin');
  try {
    await work();
    await database.query('commit');
  } catch (error) {
    await database.query('rollback');
    throw error;
  }
}
