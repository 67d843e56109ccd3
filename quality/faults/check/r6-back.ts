import type { Evidence } from '../evidence.ts';
import { doneFaults } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'a killed service serves again within 3 s, the backlog empties, nobody else falls';
const BACK_MS = 3_000;

/** R6. */
export function checkBack(evidence: Evidence): Verdict {
  const killed = doneFaults(
    evidence,
    'service-killed',
    'crash-before-commit',
    'crash-after-commit',
    'crash-after-publish',
    'crash-after-inbox',
    'crash-after-mail',
  );
  const isQuiet = evidence.ended.length + evidence.unfinished.length === 0;
  if (killed.length === 0 && isQuiet) return notTried('R6', PROMISE, 'nobody was killed');
  const times = [0, ...killed.map(({ backAfterMs = Infinity }) => backAfterMs)];
  const late = killed.filter(({ backAfterMs = Infinity }) => backAfterMs > BACK_MS * evidence.slow);
  const summary = `${killed.length} killed, slowest back after ${(Math.max(...times) / 1_000).toFixed(1)} s`;
  return judged('R6', PROMISE, summary, [
    ...late.map(
      ({ target, backAfterMs }) => `${target} was back after ${backAfterMs ?? 'more than 30,000'} ms`,
    ),
    ...evidence.ended.map((name) => `${name} ended without having been ended`),
    ...evidence.unfinished,
  ]);
}
