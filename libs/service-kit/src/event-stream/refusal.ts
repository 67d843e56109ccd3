import { JetStreamApiError } from '@nats-io/jetstream';

/** The server's codes for a cluster that has no leader yet, or a stream whose servers are away: "not now". */
const NOT_NOW = [10_008, 10_009, 10_118];

/** Whether the stream itself has said no; a cluster that is choosing a leader has not. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof JetStreamApiError && !NOT_NOW.includes(error.code);
