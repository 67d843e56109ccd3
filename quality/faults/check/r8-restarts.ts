import type { Call, Evidence } from '../evidence.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'a restart of each service in turn fails no request, and each ends within 10 s';
const ENDED_MS = 10_000;

/** R8. */
export function checkRestarts({ restarts, calls, slow }: Evidence): Verdict {
  if (restarts.length === 0) return notTried('R8', PROMISE, 'it takes two of each: --restarts');
  const slowest = Math.max(...restarts.map(({ endedAfterMs }) => endedAfterMs));
  const summary = `${restarts.length} restarts, slowest end ${(slowest / 1_000).toFixed(1)} s, ${calls.length} requests`;
  return judged('R8', PROMISE, summary, [
    ...restarts
      .filter(({ endedAfterMs }) => endedAfterMs > ENDED_MS * slow)
      .map(({ service, endedAfterMs }) => `${service} took ${endedAfterMs} ms to end`),
    ...calls.filter(hasFailed).map(({ customer, step, status }) => `${customer}: ${step} got ${status}`),
  ]);
}

/** A PDF that is being made yet is no failure. */
const hasFailed = ({ status, step, isAbandoned }: Call): boolean =>
  !isAbandoned && (status === 0 || (status >= 500 && step !== 'pdf'));
