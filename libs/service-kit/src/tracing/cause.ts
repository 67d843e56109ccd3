import type { SpanStart } from './tracing.ts';

/** Collectors put a trace together within about half a minute, and who reads it looks at one request. */
const FOLLOWS_WITHIN_MS = 60_000;

/**
 * How work that waited in a table hangs together with what led to it (docs/adr/0032-traces.md): soon after, it is a
 * part of the same trace; later, it begins a trace of its own that points back.
 * @param since when the event happened or the job was enqueued.
 */
export function causeOf(traceparent: string | undefined, since: Date): Pick<SpanStart, 'parent' | 'link'> {
  if (!traceparent) return {};
  const isSoon = Date.now() - since.getTime() < FOLLOWS_WITHIN_MS;
  return isSoon ? { parent: traceparent } : { link: traceparent };
}
