import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';

export const STREAM = 'EVENTS';

/** How far back the outbox can fill a wiped stream again, and how long the stream keeps events. */
export const RETENTION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1_000;

/** A server that is still deleting a stream takes the files of the one made in its place with it (seen with 2.9.10). */
const DELETED_WITHIN_MS = 1_000;
const seenBy = new WeakSet<NatsConnection>();

/** The one stream of all events; made if it is not there. */
export async function ensureStream(connection: NatsConnection): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
  const exists = await manager.streams.info(STREAM).then(
    () => true,
    () => false,
  );
  if (!exists) {
    if (seenBy.has(connection)) await sleep(DELETED_WITHIN_MS);
    await manager.streams.add({
      name: STREAM,
      subjects: [`${EVENT_SUBJECT_PREFIX}>`],
      storage: 'file',
      discard: 'new',
      max_age: nanos(RETENTION_DAYS * DAY_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }
  seenBy.add(connection);
  return manager;
}
