import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../http/caller.ts';
import type { Tally } from '../tally.ts';
import { median, noiseOf } from './median.ts';

/** What is promised of the medians. */
const APART_MS = 5;
/** With more, a difference of that size could be anything. */
const NOISE_MAX_MS = 2 * APART_MS;

/** Differ from request to request, whatever account is named. */
const OF_ONE_REQUEST = ['date', 'x-request-id'];

/** Asks about a name that is there and one that is not, in turn, and looks for what tells them apart. */
export async function compare<T>(
  tally: Tally,
  pairs: readonly { readonly known: T; readonly unknown: T }[],
  ask: (name: T) => Promise<Answer>,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [index, pair] of pairs.entries()) {
    // Who comes second finds everything warm: they take turns.
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const answers = {} as Record<'known' | 'unknown', Answer>;
    for (const side of order) {
      answers[side] = await ask(pair[side]);
      times[side].push(answers[side].ms);
    }
    tally.add(answers.known.status);
    tally.add(answers.unknown.status, difference(answers.known, answers.unknown));
  }
  const summary = surest([
    measured('medians', times.known, times.unknown),
    measured('medians of the fastest quarters', fastest(times.known), fastest(times.unknown)),
  ]);
  tally.note(summary.text);
  tally.isUndecided = summary.noise > NOISE_MAX_MS;
  if (summary.differs) tally.faults.push(`${tally.what}: the time tells: ${summary.text}`);
}

interface Measured {
  readonly noise: number;
  readonly differs: boolean;
  readonly text: string;
}

function measured(what: string, known: readonly number[], unknown: readonly number[]): Measured {
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const noise = Math.hypot(noiseOf(known), noiseOf(unknown));
  const figures = `${ofKnown.toFixed(1)} and ${ofUnknown.toFixed(1)} ms, noise ${noise.toFixed(1)} ms`;
  const doubt = noise > NOISE_MAX_MS ? ', too much to judge' : '';
  return {
    noise,
    differs: Math.abs(ofKnown - ofUnknown) > APART_MS + noise,
    text: `${what} ${figures}${doubt}`,
  };
}

/** A busy machine only ever adds time, so the fastest answers say more there. */
const surest = (both: readonly [Measured, Measured]): Measured =>
  both[1].noise < both[0].noise ? both[1] : both[0];

const fastest = (times: readonly number[]): number[] =>
  [...times].sort((one, other) => one - other).slice(0, Math.ceil(times.length / 4));

function difference(known: Answer, unknown: Answer): string | undefined {
  if (known.status !== unknown.status) return `known is answered ${known.status}, unknown ${unknown.status}`;
  if (known.text !== unknown.text) return `known is told ${known.text}, unknown ${unknown.text}`;
  const [ofKnown, ofUnknown] = [headersOf(known.headers), headersOf(unknown.headers)];
  return ofKnown === ofUnknown ? undefined : `headers ${ofKnown} and ${ofUnknown}`;
}

const headersOf = (headers: IncomingHttpHeaders): string =>
  JSON.stringify(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_REQUEST.includes(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
