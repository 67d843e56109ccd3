import { connect, type NatsConnection } from 'nats';
import { signInAsEverybody } from './everybody.ts';
import { handledRoutesOf } from './routes.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
/** Beyond what an id can be, and what only looks like one. */
const IMPOSSIBLE = [
  '2147483648',
  '4294967296',
  '9999999999',
  '99999999999999999999',
  '0',
  '-1',
  '1e3',
  '١',
  '%00',
];

describe('an id that nobody can have', () => {
  let gateway: TestGateway;
  let services: NatsConnection;
  let base: string;
  let cookieFor: (path: string) => string;

  beforeAll(async () => {
    gateway = await startGateway();
    base = await gateway.app.getUrl();
    services = await connect({ servers: gateway.nats.url });
    cookieFor = await signInAsEverybody(gateway, services, OWN);
  });
  afterAll(async () => {
    await services.close();
    await gateway.stop();
  });

  it.each(IMPOSSIBLE)('is not found on any route: %s', async (id) => {
    const routes = handledRoutesOf(gateway.app).filter(({ path }) => /:(signupId|id)\b/.test(path));
    expect(routes.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { method, path } of routes) {
      const address = path
        .replace(/:(signupId|id)\b/, id)
        .replace(':service', 'sla')
        .replace(':action', 'close');
      const headers = { Origin: ORIGIN, Cookie: cookieFor(path) };
      const { status } = await fetch(base + address, { method, headers });
      // An empty body may be refused before the id is looked at.
      if (status !== 404 && !(method !== 'GET' && [400, 415].includes(status)))
        wrong.push(`${method} ${address} ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
