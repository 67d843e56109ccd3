import type { Call, Evidence } from '../evidence.ts';
import { isStranger } from '../load/flood.ts';
import { isSuccess } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'under a flood everybody is answered, and who pays, signs or orders is not refused';

/** What may not wait for visitors. */
const STEPS_OF_CLIENTS = ['payment', 'signature', 'order', 'pdf'];

/** R9, in a run without faults: those refuse calls for reasons of their own. */
export function checkOverload({ calls, faults }: Evidence): Verdict {
  const flood = calls.filter(isStranger);
  if (flood.length === 0) return notTried('R9', PROMISE, '--flood tries it');
  if (faults.length > 0) return notTried('R9', PROMISE, 'there were faults besides; --without all');
  const served = flood.filter(isSuccess);
  const refused = flood.filter(({ status }) => status === 503);
  const unanswered = flood.filter((call) => !isSuccess(call) && call.status !== 503);
  const others = calls.filter(
    (call) => !isStranger(call) && !call.isAbandoned && STEPS_OF_CLIENTS.includes(call.step),
  );
  const turnedAway = others.filter(({ status, answer }) => status === 503 && !isExpected(answer));
  const summary =
    `${flood.length} strangers, ${served.length} served (p99 ${p99(served)} ms), ` +
    `${refused.length} refused (p99 ${p99(refused)} ms); ${others.length} calls of clients (p99 ${p99(others)} ms)`;
  return judged('R9', PROMISE, summary, [
    ...unanswered.map(({ customer, status }) => `${customer}: ${status || 'no answer'}`),
    ...turnedAway.map(({ customer, step }) => `${customer}: ${step} refused`),
  ]);
}

/** A PDF that is not drawn yet says so with the same status. */
const isExpected = ({ code }: Call['answer']): boolean => code !== 'gateway.service-unavailable';

const p99 = (calls: readonly Call[]): number => {
  const times = calls.map(({ startedAt, endedAt }) => endedAt - startedAt).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
};
