import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rep13/contracts-constants';

/**
 * How long a job waits after its first failure, its second and so on, in milliseconds; the last wait is repeated until
 * `maxAttempts`.
 */
export const RETRY = {
  /** Somebody waits for it: a document, an announcement. */
  soon: [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 5 * MINUTE_MS],
  /** Nobody waits for it. */
  later: [SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS],
  /** It needs somebody outside, who may be away for long. */
  outside: [SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
  /** It is done each night, and does harm to nobody if it is late. */
  nightly: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
} as const satisfies Record<string, readonly number[]>;
