import type { Bench, Measured } from './bench-run.ts';
import { atMost, figure } from './figures/figure.ts';
import { chanceOfLonger, median, rounded } from './figures/statistics.ts';

const WARM_UP = 200;
const FULL = 3_000;
const SMOKE = 50;

/** Numbers that nobody has: one as ours are written, and what can't be one. */
const UNKNOWN = () => `R13-${randomLetters(8)}`;
const MALFORMED: readonly (() => string)[] = [
  () => randomLetters(3),
  () => `R13-${randomLetters(60)}`,
  () => encodeURIComponent(`' or ${randomLetters(4)} --`),
];

/** Whether who asks for numbers learns by the time which of them could be one. Asked for in turn, so that a slow moment meets both. */
export const register: Bench = {
  name: 'register',
  run: ({ options, onProduct }) => onProduct(({ url }) => lookedUp(url, options.isSmoke ? SMOKE : FULL)),
};

async function lookedUp(url: string, rounds: number): Promise<Measured> {
  for (let n = 0; n < WARM_UP; n += 1) await timeOf(url, n % 2 ? UNKNOWN() : malformed(n));
  const unknown: number[] = [];
  const other: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    unknown.push(await timeOf(url, UNKNOWN()));
    other.push(await timeOf(url, malformed(n)));
  }
  const chance = chanceOfLonger(unknown, other);
  const note = `${rounded(median(unknown), 2)} and ${rounded(median(other), 2)} ms; an unknown number takes longer than a malformed one with a chance of ${rounded(chance, 3)}`;
  const name = 'register, how far an unknown number is told from a malformed one by its time';
  return { figures: [figure('P7', name, atMost(0.05), rounded(Math.abs(chance - 0.5), 3), note)] };
}

const malformed = (n: number): string => MALFORMED[n % MALFORMED.length]!();

/** @throws unless nothing is there, in the same words for all. */
async function timeOf(url: string, number: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/register/${number}`);
  await answer.text();
  const time = performance.now() - start;
  if (answer.status !== 404) throw new Error(`GET /api/register/${number}: ${answer.status}`);
  return time;
}

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
