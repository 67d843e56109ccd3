import type { Evidence, Read } from '../evidence.ts';
import { counted, doneFaults, isSuccess } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'with two of three hosts gone no write is accepted, and nothing that is read lies';

/** C1. Who has neither a majority nor a standby may not accept anything. */
export function checkMajority(evidence: Evidence): Verdict {
  const gone = doneFaults(evidence, 'two-hosts-killed', 'two-hosts-cut');
  if (gone.length === 0) return notTried('C1', PROMISE, 'two hosts were never gone at once');
  const isMeanwhile = ({ startedAt, endedAt }: Pick<Read, 'startedAt' | 'endedAt'>) =>
    gone.some(({ from, to }) => startedAt >= from && endedAt <= to);
  const { calls, reads = [] } = evidence;
  const writes = calls.filter(({ key, isAbandoned }) => key !== '' && !isAbandoned).filter(isMeanwhile);
  const summary = [`${writes.length} writes: ${statuses(writes)}`, ...byPath(reads.filter(isMeanwhile))];
  return judged('C1', PROMISE, summary.join('; '), [
    ...writes
      .filter(isSuccess)
      .map(({ customer, step, status }) => `${customer}: ${step} got ${status} meanwhile`),
    ...forgotten(reads),
  ]);
}

/** What was there once is never said not to be there. */
function forgotten(reads: readonly Read[]): string[] {
  const seen = new Set<string>();
  return reads.flatMap(({ path, status, startedAt }) => {
    if (status === 200) seen.add(path);
    return status === 404 && seen.has(path)
      ? [`${path} got 404 at ${new Date(startedAt).toISOString()}`]
      : [];
  });
}

function byPath(reads: readonly Read[]): string[] {
  const paths = [...new Set(reads.map(({ path }) => path))];
  return paths.map((path) => `${path}: ${statuses(reads.filter((read) => read.path === path))}`);
}

const statuses = (answers: readonly { readonly status: number }[]): string =>
  [...counted(answers.map(({ status }) => status))]
    .map(([status, times]) => `${status || 'no answer'} ${times} times`)
    .join(', ') || 'none';
