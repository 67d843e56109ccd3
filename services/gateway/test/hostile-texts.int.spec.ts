import { connect, type NatsConnection } from 'nats';
import { LOGGER, validated } from '@rep13/service-kit';
import { howMany } from '@rep13/testing-texts';
import { CANARY, fieldsOf, hostileCases, VALID_BODIES, type HostileCase } from '@rep13/testing/api';
import { pino, type Logger } from 'pino';
import { NO_LIMITS, signInAsEverybody } from './everybody.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';
import { writingRoutesOf, type WritingRoute } from './writing-routes.ts';

const OWN = 123_456_789;
const AT_ONCE = 16;
/** Of some 11,000 cases every one, or every eleventh: no number of characters is a multiple of it. */
const EVERY = howMany(11, 1);

describe('hostile characters behind a valid text', () => {
  let gateway: TestGateway;
  let services: NatsConnection;
  let base: string;
  let cookieFor: (path: string) => string;
  let log = '';
  const commands: string[] = [];
  let routes: WritingRoute[];

  beforeAll(async () => {
    gateway = await startGateway({ ...NO_LIMITS, LOG_LEVEL: 'info' });
    base = await gateway.app.getUrl();
    services = await connect({ servers: gateway.nats.url });
    cookieFor = await signInAsEverybody(gateway, services, OWN);
    services.subscribe('rpc.>', {
      callback: (_, message) => {
        const { id, data } = message.json<{ id: string; data: unknown }>();
        commands.push(JSON.stringify(data));
        const err = { status: 404, code: 'gateway.not-found', message: 'Not found' };
        message.respond(JSON.stringify({ id, isDisposed: true, err }));
      },
    });
    await services.flush();
    const sink = { write: (line: string) => (log += line) };
    Reflect.set(gateway.app.get<Logger>(LOGGER), pino.symbols.streamSym, sink);
    routes = writingRoutesOf(gateway.app);
  });
  afterAll(async () => {
    await services.close();
    await gateway.stop({ anyError: true });
  });

  /** What stands in the gateway's own tables, sessions aside: they note each request. Refusals are told, without their texts. */
  const tables = () =>
    gateway.database.query(
      `select (select json_agg(u order by id) from gateway.admin_users u) users,
        (select count(*) from gateway.outbox_messages
          where type not in ('gateway.sign-in.failed.v1', 'gateway.request.refused.v1')) events,
        (select count(*) from gateway.outbox_messages where envelope::text ilike '%${CANARY}%') canaries`,
    );

  async function send({ method, path }: WritingRoute, { body }: HostileCase): Promise<number> {
    const address = path
      .replace(/:signupId/, String(OWN))
      .replace(':action', 'close')
      .replace(/:\w+/g, '1');
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookieFor(path) };
    const response = await fetch(base + address, { method, headers, body });
    await response.text();
    return response.status;
  }

  it('are tried on every field of every call: each body has a valid sample that fills all of them', () => {
    for (const { body } of routes) {
      const sample = VALID_BODIES[body.name] ?? {};
      expect([body.name, Object.keys(sample).sort()]).toEqual([body.name, fieldsOf(body).sort()]);
      expect(() => validated(body, sample)).not.toThrow();
    }
  });

  it('are refused, or harmless: no 5xx, no row, no word of it in a log', async () => {
    const all = routes.flatMap((route) => hostileCases(route.body).map((hostile) => ({ route, hostile })));
    const cases = all.filter((_, index) => index % EVERY === 0);
    expect(cases.length).toBeGreaterThanOrEqual(howMany(900, 5_000));
    const before = await tables();
    const wrong: unknown[] = [];
    const waiting = cases.values();
    const work = async () => {
      for (const { route, hostile } of waiting) {
        const status = await send(route, hostile);
        if (status >= 500 || (hostile.mustBeRefused && status !== 400))
          wrong.push([status, route.path, hostile.field, escape(hostile.character)]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(wrong).toEqual([]);
    expect(
      commands.filter((command) => /\\u00[01]|\\[bf]|\\u007f|\\ud[89a-f]|[\u0080-\u009f]/i.test(command)),
    ).toEqual([]);
    expect(await tables()).toEqual(before);
    expect(log.split('"msg":"request"').length).toBeGreaterThan(cases.length);
    expect(log.toLowerCase()).not.toContain(CANARY);
  }, 600_000);
});

const escape = (character: string): string => `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
