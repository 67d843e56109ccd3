import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectedSpan } from '@rep13/local-stack';
import { SIGN_PATH } from './sign-once.ts';

const POLL_MS = 250;
/** Services send their spans every second. */
const QUIET_MS = 3_000;
const GIVEN_UP_MS = 30_000;

/** What a signature's trace ends with: the sealed PDF and the mail that brings it. */
const ENDS = ['process agreements-pdf', 'SMTP send'];

/** All spans of the trace that the signature's request began; none before it is told. */
export function signatureTrace(spans: readonly CollectedSpan[]): readonly CollectedSpan[] {
  const first = spans.find(({ name, parentSpanId }) => name === `POST ${SIGN_PATH}` && !parentSpanId);
  return first ? spans.filter(({ traceId }) => traceId === first.traceId) : [];
}

/**
 * Waits until nothing more is told of the signature.
 * @param collected all spans so far.
 * @throws naming what is missing in its trace.
 */
export async function wholeTrace(
  collected: () => readonly CollectedSpan[],
): Promise<readonly CollectedSpan[]> {
  const begun = Date.now();
  let last = { length: 0, at: begun };
  while (Date.now() - begun < GIVEN_UP_MS) {
    const trace = signatureTrace(collected());
    if (trace.length > last.length) last = { length: trace.length, at: Date.now() };
    if (missingIn(trace).length === 0 && Date.now() - last.at > QUIET_MS) return trace;
    await sleep(POLL_MS);
  }
  throw new Error(
    `The trace of the signature has no ${missingIn(signatureTrace(collected())).join(', no ')}.`,
  );
}

/** A span without its parent is a trace that was torn. */
function missingIn(trace: readonly CollectedSpan[]): string[] {
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const torn = trace.filter(({ parentSpanId }) => parentSpanId !== '' && !ids.has(parentSpanId));
  return [
    ...ENDS.filter((end) => !trace.some(({ name }) => name === end)),
    ...torn.map(({ name }) => `parent of ${name}`),
  ];
}
