import { DomainError } from '../errors/domain-error.ts';
import type { SpanStart, Tracing } from './tracing.ts';

/** Does the work in a span of its own; `work` is given the span's trace context. @throws what `work` throws */
export async function inSpan<T>(
  tracing: Tracing,
  start: SpanStart,
  work: (traceparent: string) => Promise<T>,
): Promise<T> {
  const span = tracing.start(start);
  try {
    const result = await work(span.traceparent);
    span.end();
    return result;
  } catch (error) {
    span.end(errorTypeOf(error));
    throw error;
  }
}

/** What a code looks like; anything else might quote somebody. */
const CODE = /^[\w.-]{1,40}$/;

/** The kind of a failure; undefined for a refusal, which is an answer like any other. */
export function errorTypeOf(error: unknown): string | undefined {
  if (error instanceof DomainError) return error.status < 500 ? undefined : error.code;
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && CODE.test(code)) return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
