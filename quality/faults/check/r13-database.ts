import type { Evidence } from '../evidence.ts';
import { doneFaults, isSuccess } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'with the database away or full writes get 503, and 5 s after it all is normal';
const NORMAL_MS = 5_000;

/** R13. */
export function checkDatabase(evidence: Evidence): Verdict {
  const stops = doneFaults(evidence, 'postgres-stopped', 'volume-full');
  if (stops.length === 0) return notTried('R13', PROMISE, 'the database was never away or full');
  const writes = evidence.calls.filter(({ key }) => key !== '');
  const during = writes.filter((call) =>
    stops.some(({ from, to }) => call.startedAt < to && call.endedAt > from),
  );
  const wrong = during.filter(({ status }) => status >= 500 && status !== 503);
  const last = Math.max(...evidence.calls.map(({ endedAt }) => endedAt));
  const until = NORMAL_MS * evidence.slow;
  // Where another fault follows, or the load ends, nobody can tell.
  const never = stops.filter(({ to }) => {
    const after = writes.filter(({ startedAt }) => startedAt > to && startedAt < to + until);
    const isDisturbed = evidence.faults.some((other) => other.from < to + until && other.to > to);
    return last > to + until && after.length > 0 && !isDisturbed && !after.some(isSuccess);
  });
  return judged('R13', PROMISE, `${stops.length} times away or full, ${during.length} writes meanwhile`, [
    ...wrong.map(({ customer, step, status }) => `${customer}: ${step} got ${status}`),
    ...never.map(({ to }) => `no write was taken within ${until} ms of ${new Date(to).toISOString()}`),
  ]);
}
