import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector has it. */
export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  /** `server`, `client`, `producer` or `consumer`. */
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The spans of other traces that it names, as `<trace id>-<span id>`. */
  readonly links: readonly string[];
  readonly hasFailed: boolean;
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A collector that takes OTLP over HTTP as JSON, on a free port of this machine. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** All that has arrived, as it came. */
  text(): string;
  stop(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void receive(request).then((body) => {
      bodies.push(JSON.stringify(body));
      spans.push(...spansIn(body));
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface OtlpSpan extends Pick<CollectedSpan, 'traceId' | 'spanId' | 'name'> {
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes?: readonly Attribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** `ExportTraceServiceRequest` of opentelemetry-proto, as far as it is read here. */
interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const KINDS = ['', 'internal', 'server', 'client', 'producer', 'consumer'];
const FAILED = 2;

const receive = (request: IncomingMessage): Promise<OtlpRequest> => json(request) as Promise<OtlpRequest>;

const spansIn = ({ resourceSpans }: OtlpRequest): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toCollectedSpan(service, span)));
  });

const toCollectedSpan = (service: string, span: OtlpSpan): CollectedSpan => ({
  service,
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId ?? '',
  name: span.name,
  kind: KINDS[span.kind] ?? '',
  attributes: valuesOf(span.attributes ?? []),
  links: (span.links ?? []).map(({ traceId, spanId }) => `${traceId}-${spanId}`),
  hasFailed: span.status?.code === FAILED,
  startedAt: milliseconds(span.startTimeUnixNano),
  endedAt: milliseconds(span.endTimeUnixNano),
});

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Nanoseconds since 1970 do not fit into a number; their microseconds do. */
const milliseconds = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;
