import type { Call, Evidence, PerformedFault } from '../evidence.ts';
import { doneFaults } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'every request ends within 5 s, and what goes wrong is a 503';
const LONGEST_MS = 5_000;
/** What a gateway that stood still took in just before and just after. */
const AROUND_MS = 1_000;

/** R7. A gateway that stands still answers nobody: those requests are left out. */
export function checkAnswers(evidence: Evidence): Verdict {
  const { calls, slow } = evidence;
  if (calls.length === 0) return notTried('R7', PROMISE, 'nothing was asked');
  const frozen = doneFaults(evidence, 'service-frozen').filter(({ target }) => target === 'gateway');
  const judgedCalls = calls.filter((call) => !frozen.some((fault) => meets(call, fault)));
  const late = judgedCalls.filter(({ startedAt, endedAt }) => endedAt - startedAt > LONGEST_MS * slow);
  const wrong = calls.filter(({ status }) => status >= 500 && status !== 503);
  const slowest = Math.max(...judgedCalls.map(({ startedAt, endedAt }) => endedAt - startedAt));
  return judged('R7', PROMISE, `${calls.length} requests, slowest ${(slowest / 1_000).toFixed(1)} s`, [
    ...late.map(
      ({ customer, step, startedAt, endedAt }) => `${customer}: ${step} took ${endedAt - startedAt} ms`,
    ),
    ...wrong.map(
      ({ customer, step, status, answer }) =>
        `${customer}: ${step} got ${status} ${String(answer['message'])}`,
    ),
  ]);
}

const meets = (call: Call, { from, to }: PerformedFault): boolean =>
  call.startedAt <= to + AROUND_MS && call.endedAt >= from - AROUND_MS;
