import { repeatedMails, severalIds, takenSince } from './check/r3-mails.ts';
import { isSuccess } from './check/rows.ts';
import type { Verdict } from './check/verdict.ts';
import type { Call, Evidence, PerformedFault } from './evidence.ts';

/** What a run on a cluster comes to in numbers. */
export interface Figures {
  /** Requests that change something, each with its tries, and how many of them were accepted in the end. */
  readonly offered: number;
  readonly accepted: number;
  /** Tries that got no answer or a 5xx. */
  readonly failedTries: number;
  /** For each fault the longest time in which no write was accepted. */
  readonly gaps: readonly Gap[];
  readonly mails: { readonly taken: number; readonly repeated: number; readonly secondIds: number };
}

interface Gap {
  readonly ms: number;
  /** From mending to the next accepted write; undefined where writes were accepted before. */
  readonly afterMendingMs?: number;
}

const hasFailed = ({ status, isAbandoned }: Call) => !isAbandoned && (status === 0 || status >= 500);

export function figuresOf({ calls, faults, deliveries }: Evidence): Figures {
  const writes = calls.filter(({ key }) => key !== '');
  const accepted = writes.filter(isSuccess);
  const times = accepted.map(({ endedAt }) => endedAt).sort((one, other) => one - other);
  const taken = takenSince({ calls, deliveries });
  return {
    offered: new Set(writes.map(({ key }) => key)).size,
    accepted: new Set(accepted.map(({ key }) => key)).size,
    failedTries: writes.filter(hasFailed).length,
    gaps: faults.map((fault) => longestGap(times, fault)),
    mails: {
      ...{ taken: taken.length, repeated: repeatedMails(taken).length },
      secondIds: severalIds(taken).length,
    },
  };
}

/** Of the times between two accepted writes that a fault, or what came of it, falls into. */
function longestGap(times: readonly number[], { from, to, backAfterMs = 0 }: PerformedFault): Gap {
  let longest: Gap = { ms: 0 };
  for (const [index, time] of times.entries()) {
    const next = times[index + 1] ?? time;
    const ms = next - time;
    if (next < from || time > to + backAfterMs || ms <= longest.ms) continue;
    longest = time < to && next > to ? { ms, afterMendingMs: next - to } : { ms };
  }
  return longest;
}

const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`;

/** A few lines that a person can put into a table. */
export function printedFigures(
  { offered, accepted, failedTries, gaps, mails }: Figures,
  faults: readonly PerformedFault[],
  verdicts: readonly Verdict[],
): string {
  const against = (...rules: string[]) =>
    verdicts.filter(({ rule }) => rules.includes(rule)).flatMap(({ examples }) => examples).length;
  return [
    ...faults.map((fault, index) => printedFault(fault, gaps[index] ?? { ms: 0 })),
    `Writes: ${accepted} of ${offered} accepted, ${failedTries} tries failed; lost (R1): ${against('R1')}; missing or doubled (R2, R5): ${against('R2', 'R5')}`,
    `Mails: ${mails.taken} taken, ${mails.repeated} of them again with the same Message-ID, ${mails.secondIds} mails with a second one`,
  ].join('\n');
}

function printedFault(
  { kind, target, note, from, to, backAfterMs, isMissed }: PerformedFault,
  { ms, afterMendingMs }: Gap,
): string {
  if (isMissed) return `missed: ${kind} ${target}: ${note ?? ''}`;
  const until = afterMendingMs === undefined ? '' : `, until ${seconds(afterMendingMs)} after mending`;
  const lasted = `${kind} ${target} (${note ?? ''}) for ${seconds(to - from)}`;
  return `${lasted}: ${seconds(ms)} without an accepted write${until}; whole ${seconds(backAfterMs)} after mending`;
}
