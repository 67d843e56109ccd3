import { connect } from 'nats';
import { memoryLog, startTraceCollector, type TraceCollector } from '@rep13/testing';
import { CANARY, canaryOf } from '@rep13/testing/canaries';
import { GatewayConfig } from '../src/config.ts';
import { handledRoutesOf } from './routes.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';
import { writingRoutesOf } from './writing-routes.ts';

/** Limits far away: what is looked for here are logs. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(new GatewayConfig())
    .filter((name) => name.startsWith('RATE_LIMIT_'))
    .map((name) => [name, '1000000']),
);

const HEADERS = {
  'User-Agent': CANARY,
  'Idempotency-Key': CANARY,
  Referer: `https://${CANARY}.example`,
  Authorization: `Bearer ${CANARY}`,
};

const TROUBLES = {
  'rows that a trigger quotes': `
    create function public.quote_row() returns trigger language plpgsql as
      $quote$ begin raise exception 'no room for %', to_jsonb(new); end $quote$;
    create trigger a_trouble before insert or update on gateway.admin_users
      for each row execute function public.quote_row();
    create trigger a_trouble before insert on gateway.sessions
      for each row execute function public.quote_row();`,
  'tables that are gone': `
    alter table gateway.sessions rename to sessions_gone;
    alter table gateway.admin_users rename to admin_users_gone;`,
};

describe('the log of the gateway, and its traces', () => {
  const log = memoryLog('gateway');
  let gateway: TestGateway;
  let collector: TraceCollector;

  beforeAll(async () => {
    collector = await startTraceCollector();
    gateway = await startGateway({ ...NO_LIMITS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, log);
    await gateway.stubbedServices.close();
    const services = await connect({ servers: gateway.nats.url });
    // An answer from no service: the error about it must not quote it.
    services.subscribe('rpc.>', {
      callback: (_, message) => {
        const { id } = message.json<{ id: string }>();
        message.respond(JSON.stringify({ id, isDisposed: true, err: CANARY }));
      },
    });
    await services.flush();
    stopServices = () => services.close();
  });
  let stopServices: () => Promise<void>;
  afterAll(async () => {
    await stopServices();
    await collector.stop();
  });

  const filled = (path: string) => path.replace(/:\w*[iI]d\b/g, '1').replace(/:\w+/g, CANARY);

  async function callEverything(browser: Browser): Promise<void> {
    const bodies = new Map(
      writingRoutesOf(gateway.app).map(({ method, path, body }) => [method + path, body]),
    );
    for (const { method, path } of handledRoutesOf(gateway.app)) {
      if (path.endsWith('/logout')) continue;
      const send = browser[method.toLowerCase() as 'post'](`${filled(path)}?q=${CANARY}`).set(HEADERS);
      const body = bodies.get(method + path);
      await (body ? send.send(canaryOf(body)) : send);
    }
  }

  it('hold nothing of any field of any call, whatever fails', async () => {
    const browser = gateway.browser();
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
    await callEverything(browser);
    for (const trouble of Object.values(TROUBLES)) {
      await gateway.database.query(trouble);
      await callEverything(browser);
      await gateway.browser().post('/api/admin/login').send({ username: CANARY, password: CANARY });
    }

    expect(log.text()).toContain('request not answered');
    expect(log.text()).toContain('"code":"42P01"');
    expect(log.text().toLowerCase()).not.toContain(CANARY);
    await gateway.stop();
    const routes = collector.spans.map(({ attributes }) => attributes['http.route']);
    expect(routes).toContain('/api/admin/sla-tickets/:id/:action');
    expect(collector.text().toLowerCase()).not.toContain(CANARY);
  }, 120_000);
});
