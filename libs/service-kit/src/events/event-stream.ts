import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';

export const STREAM = 'EVENTS';

/** How far back the outbox can fill a wiped stream again, and how long the stream keeps events. */
export const RETENTION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1_000;

/** The one stream of all events; made if it is not there. */
export async function ensureStream(connection: NatsConnection): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
  const exists = await manager.streams.info(STREAM).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await manager.streams.add({
      name: STREAM,
      subjects: [`${EVENT_SUBJECT_PREFIX}>`],
      storage: 'file',
      discard: 'new',
      max_age: nanos(RETENTION_DAYS * DAY_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }
  return manager;
}
