import type { EventEnvelope } from '@rep13/contracts-messaging';
import { errorTypeOf } from './in-span.ts';
import { processSpan } from './spans.ts';
import type { Tracing } from './tracing.ts';

/**
 * A span for each event that is handled together with others, from before their transaction until after its commit.
 * @param handle is given the trace contexts, in the events' order. @throws what it throws
 */
export async function traceDeliveries(
  tracing: Tracing,
  consumer: string,
  envelopes: readonly EventEnvelope[],
  handle: (traceparents: readonly string[]) => Promise<void>,
): Promise<void> {
  const spans = envelopes.map((envelope) => tracing.start(processSpan(consumer, envelope)));
  try {
    await handle(spans.map(({ traceparent }) => traceparent));
    spans.forEach((span) => span.end());
  } catch (error) {
    spans.forEach((span) => span.end(errorTypeOf(error)));
    throw error;
  }
}
