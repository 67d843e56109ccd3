import { join } from 'node:path';
import {
  freePort,
  LOOPBACK,
  REPOSITORY,
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '@rep13/local-stack';
import {
  createServiceDatabase,
  eventually,
  natsEventsUrlFor,
  natsUrlFor,
  startNats,
  startRedis,
  startSmtpInbox,
  makeTestSeal,
  startTestService,
  type SmtpInbox,
} from '@rep13/testing';
import { signOnce } from './sign-once.ts';
import { wholeTrace } from './signature-trace.ts';

type Definition = Parameters<typeof startTestService>[0];
type Environment = Record<string, string>;

interface App {
  listen(port: number, host: string): Promise<unknown>;
  close(): Promise<void>;
}

/** What is used of `services/gateway`, which no project may import. */
interface GatewaySources {
  readonly gateway: Definition;
  readGatewayConfig(environment: Environment): object;
  createGateway(config: object): Promise<App>;
}

const INNER = ['onboarding', 'agreements', 'notifications'] as const;

const sourcesOf = (service: string, file: string) =>
  import(join(REPOSITORY, 'services', service, 'src', file)) as Promise<object>;

/** Four services as they are, from their sources, on servers that they share. */
async function startProduct(collector: TraceCollector, inbox: SmtpInbox) {
  const [nats, redis, port, seal] = await Promise.all([
    startNats(),
    startRedis(),
    freePort(),
    makeTestSeal(),
  ]);
  const stops: (() => Promise<unknown>)[] = [() => nats.stop(), () => redis.stop(), () => seal.remove()];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  const shared: Environment = {
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    SMTP_URL: inbox.url,
    PUBLIC_URL: `http://${LOOPBACK}:${port}`,
    PORT: `${port}`,
    LINK_SECRET: 'what signs links, of 32 characters or more',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...seal.environment,
  };
  try {
    for (const name of INNER) {
      const [definition] = Object.values((await sourcesOf(name, 'service.ts')) as Record<string, Definition>);
      const service = await startTestService(definition!, shared);
      stops.push(() => service.stop());
    }
    const gateway = await startGateway(shared);
    stops.push(() => gateway.stop());
    return { url: gateway.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startGateway(shared: Environment) {
  // One after another: jest links a file's modules once.
  const parts: object[] = [];
  for (const file of ['service.ts', 'config.ts', 'create-gateway.ts'])
    parts.push(await sourcesOf('gateway', file));
  const { gateway, readGatewayConfig, createGateway } = Object.assign({}, ...parts) as GatewaySources;
  const database = await createServiceDatabase(gateway);
  const config = readGatewayConfig({
    ...shared,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'first-admin-of-the-test',
    SESSION_SECRET: 'what signs sessions, of 32 characters or more',
    DATABASE_URL: database.serviceUrl,
    NATS_URL: natsUrlFor('gateway', shared['NATS_URL'] ?? ''),
    NATS_EVENTS_URL: natsEventsUrlFor('gateway', shared['NATS_URL'] ?? ''),
  });
  const app = await createGateway(config);
  await app.listen(Number(shared['PORT']), LOOPBACK);
  const stop = async () => {
    await app.close();
    await database.drop();
  };
  return { url: shared['PUBLIC_URL'] ?? '', stop };
}

describe('a signature', () => {
  let collector: TraceCollector;
  let inbox: SmtpInbox;
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;

  beforeAll(async () => {
    collector = await startTraceCollector();
    inbox = await startSmtpInbox();
    product = await startProduct(collector, inbox);
  }, 180_000);
  afterAll(async () => {
    await product?.stop();
    await Promise.all([inbox.stop(), collector.stop()]);
  });

  const mailed = () =>
    eventually(() => inbox.mails.some(({ subject }) => subject.includes('signed agreement')), {
      fact: 'the mail with the agreement has arrived',
    });
  const services = (spans: readonly CollectedSpan[]) =>
    [...new Set(spans.map(({ service }) => service))].sort();

  it('is one trace, from the request through four services to the mail', async () => {
    await signOnce(product!.url, 1);
    await mailed();
    const trace = await wholeTrace(() => collector.spans);

    expect(services(trace)).toEqual(['agreements', 'gateway', 'notifications', 'onboarding']);
    const pathTo = (name: string) =>
      pathOf(
        trace,
        trace.find((span) => span.name === name),
      );
    // The certificate of the mandate that begins is mailed as well, in the same trace.
    const sendings = trace.filter(({ name }) => name === 'SMTP send').map((span) => pathOf(trace, span));
    expect(sendings).toContainEqual([
      'gateway: POST /api/legal-agreement',
      'gateway: rpc.agreements.agreement.sign.v1',
      'agreements: rpc.agreements.agreement.sign.v1',
      'agreements: process agreements-pdf',
      'agreements: process agreements-seal',
      'notifications: process events.agreements.agreement.sealed.v1',
      'notifications: process notifications-email',
      'notifications: SMTP send',
    ]);
    expect(pathTo('process agreements-pdf').slice(-2)).toEqual([
      'agreements: rpc.agreements.agreement.sign.v1',
      'agreements: process agreements-pdf',
    ]);
    expect(collector.text()).not.toContain('faultline.example');
    expect(collector.text()).not.toContain('Robin Stone');
  }, 180_000);
});

function pathOf(trace: readonly CollectedSpan[], span: CollectedSpan | undefined): string[] {
  if (!span) return [];
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...pathOf(trace, parent), `${span.service}: ${span.name}`];
}
