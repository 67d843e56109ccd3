import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { LoggedExporter } from './logged-exporter.ts';
import type { OpenSpan, SpanAttributes, SpanStart, Tracing } from './tracing.ts';

/** A collector that is away must not keep a process from ending in time. */
const EXPORT_WITHIN_MS = 2_000;
const EVERY_MS = 1_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Sends spans to a collector by OTLP over HTTP. The one file that loads OpenTelemetry's SDK, and only when it is on. */
export class OtlpTracing implements Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  /** @param endpoint as OTEL_EXPORTER_OTLP_ENDPOINT has it: without `/v1/traces`. */
  constructor(endpoint: string, service: string, logger: Logger) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    const exporter = new LoggedExporter(
      new OTLPTraceExporter({ url, timeoutMillis: EXPORT_WITHIN_MS }),
      logger,
    );
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.namespace': 'rep13', 'service.name': service }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter,
          scheduledDelayMillis: EVERY_MS,
          exportTimeoutMillis: EXPORT_WITHIN_MS,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('rep13');
  }

  start({ name, kind, attributes, parent, link }: SpanStart): OpenSpan {
    const linked = link === undefined ? null : parseTraceParent(link);
    const links = linked ? [{ context: linked }] : [];
    const options = { kind: KINDS[kind], attributes: { ...attributes }, links };
    return new OtlpSpan(this.tracer.startSpan(name, options, within(parent)));
  }

  /** Sends what has not been sent, for two seconds at most. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

function within(parent: string | undefined): Context {
  const span = parent === undefined ? null : parseTraceParent(parent);
  return span ? trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true }) : ROOT_CONTEXT;
}

class OtlpSpan implements OpenSpan {
  readonly traceparent: string;

  constructor(private readonly span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  describe(attributes: SpanAttributes, name?: string): void {
    this.span.setAttributes({ ...attributes });
    if (name !== undefined) this.span.updateName(name);
  }

  end(errorType?: string): void {
    if (errorType !== undefined) {
      this.span.setAttribute('error.type', errorType);
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}
