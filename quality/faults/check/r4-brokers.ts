import { announcedIn } from './due.ts';
import type { Evidence, Tables } from '../evidence.ts';
import { hearingFaults } from './r2-once.ts';
import { doneFaults } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'NATS and Redis may lose everything: all done within the time to settle';
const PART = 'a stream that loses a part of what it acknowledged is noticed and healed';

/** R4. */
export function checkBrokers(evidence: Evidence): Verdict {
  const lost = doneFaults(evidence, 'stream-deleted', 'brokers-wiped', 'redis-flushed', 'server-killed');
  if (lost.length === 0) return notTried('R4', PROMISE, 'no broker lost anything');
  const kinds = lost.map(({ kind, note }) => (note ? `${kind} (${note})` : kind));
  const summary = `${kinds.join(', ')}; all done ${seconds(evidence.settledAfterMs)} after the load`;
  return judged('R4', PROMISE, summary, evidence.unfinished);
}

/** R4b: what was taken away has been heard by everybody who should have. */
export function checkRobbed({ faults, tables }: Evidence): Verdict {
  const robbed = new Set(faults.flatMap((fault) => fault.robbed ?? []));
  if (robbed.size === 0) return notTried('R4b', PART, 'the stream was robbed of nothing');
  return judged('R4b', PART, `${robbed.size} messages taken away`, robbedFaults(tables, robbed));
}

/** What is missing of all that follows from these events. */
const robbedFaults = (tables: Tables, robbed: ReadonlySet<string>): string[] =>
  hearingFaults(
    tables,
    announcedIn(tables).filter(({ id }) => robbed.has(id)),
  );

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
