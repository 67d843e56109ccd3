import { jetstreamManager, type JetStreamManager, type StreamConfig } from '@nats-io/jetstream';
import { DAY_MS } from '@rep13/contracts-constants';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import { nanos } from 'nats';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';

/** The one stream of all events. */
export const STREAM = 'EVENTS';
/** What the stream takes. */
export const STREAM_SUBJECT = `${EVENT_SUBJECT_PREFIX}>`;
/** Where a service reports that the stream refuses its events. */
export const REFUSAL_SUBJECT = 'streams.refused';

/** How far back the outbox can fill a wiped stream again, and how long the stream keeps events. */
export const RETENTION_DAYS = 7;

const DUPLICATE_WINDOW_MS = 2 * 60 * 1_000;

/** The stream as it is made, on so many servers. */
export const streamSettings = (replicas: number): Partial<StreamConfig> & { name: string } => ({
  name: STREAM,
  subjects: [STREAM_SUBJECT],
  storage: 'file',
  discard: 'new',
  num_replicas: replicas,
  max_age: nanos(RETENTION_DAYS * DAY_MS),
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
});

/** Whether a stream takes other subjects, renames what it takes, or copies it to or from somewhere else. */
export const isTamperedWith = (config: StreamConfig): boolean => {
  const { subjects, subject_transform, republish, mirror, sources } = config;
  return (
    subjects?.length !== 1 ||
    subjects[0] !== STREAM_SUBJECT ||
    [subject_transform, republish, mirror].some((setting) => setting !== undefined) ||
    (sources ?? []).length > 0
  );
};

/** What the stream and its consumers are asked and changed with; each user may do a part of it. */
export const streamManager = async (nats: NatsConnectionHolder): Promise<JetStreamManager> =>
  jetstreamManager(await nats.get(), { checkAPI: false, timeout: 2_000 });
