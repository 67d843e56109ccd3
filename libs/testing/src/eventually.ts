import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting {
  /** The fact waited for, as the end of "it never happened that …". */
  fact: string;
  /** A minute unless said otherwise: a machine may be busy with other tests, and who waits for longer has failed. */
  withinMs?: number;
  everyMs?: number;
}

/**
 * Polls until the probe answers with something other than undefined, null or false, and returns that answer.
 * A probe that throws (a failing `expect`, a server still away) is asked again.
 * @throws that names what never happened, and how the last probe failed.
 */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { fact, withinMs = 60_000, everyMs = 50 }: Waiting,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = Date.now() + withinMs;
  let last: string;
  do {
    try {
      const answer = await probe();
      if (isThere(answer)) return answer;
      last = `the last answer was ${String(answer)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(everyMs);
  } while (Date.now() < deadline);
  throw new Error(`within ${withinMs} ms it never happened that ${fact}; ${last}`);
}

function isThere<T>(answer: T): answer is NonNullable<Exclude<T, false>> {
  return answer !== undefined && answer !== null && answer !== false;
}
