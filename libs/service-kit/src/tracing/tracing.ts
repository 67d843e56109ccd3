/** What a span says of its work, named by OpenTelemetry's semantic conventions. Never what anybody has sent. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Of few values: a route, a subject, a table. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes: SpanAttributes;
  /** The span that this one is a part of, as W3C trace context. Without one it begins a trace. */
  readonly parent?: string;
  /** A span of another trace that led to this one, as W3C trace context. */
  readonly link?: string;
}

export interface OpenSpan {
  /** W3C trace context: goes with all that follows from the work. */
  readonly traceparent: string;
  /** What is known only later; `name` replaces that of the start. */
  describe(attributes: SpanAttributes, name?: string): void;
  /** @param errorType the kind of failure, if it was one: a code or a class, never a message. */
  end(errorType?: string): void;
}

/** Where spans begin. Where tracing is off there is none, and nothing of it is loaded. */
export interface Tracing {
  start(span: SpanStart): OpenSpan;
}

/** The service's Tracing; undefined when OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
export const TRACING = Symbol('TRACING');
