import { connect, type NatsConnection } from 'nats';
import { howMany } from '@rep13/testing-texts';
import { anyBodies, refusedBodies } from '@rep13/testing/api';
import fc from 'fast-check';
import { NO_LIMITS, signInAsEverybody } from './everybody.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';
import { writingRoutesOf, type WritingRoute } from './writing-routes.ts';

const OWN = 123_456_789;
/** 10,000 is what is guaranteed; each other seed tries other ones. */
const BODIES_AT_LEAST = howMany(2_000, 10_000);
const AT_ONCE = 16;
/** Any other number tries other bodies. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** `at handle (file.ts:1:2)` and `at file.ts:1:2`. */
const STACK_LINE = /\bat (async )?\S+( \(\S+)?:\d+:\d+/;

interface Answer {
  readonly status: number;
  readonly text: string;
}

describe(`bad bodies (seed ${SEED})`, () => {
  let gateway: TestGateway;
  let services: NatsConnection;
  let base: string;
  let cookieFor: (path: string) => string;
  let commands: string[] = [];
  let routes: WritingRoute[];

  beforeAll(async () => {
    gateway = await startGateway(NO_LIMITS);
    base = await gateway.app.getUrl();
    services = await connect({ servers: gateway.nats.url });
    cookieFor = await signInAsEverybody(gateway, services, OWN);
    services.subscribe('rpc.>', {
      callback: (_, message) => {
        // What a service asks by itself, every ten seconds, nobody's body has caused.
        if (!message.subject.endsWith('.event.list-published.v1')) commands.push(message.subject);
        const { id } = message.json<{ id: string }>();
        const err = { status: 404, code: 'gateway.not-found', message: 'Not found' };
        message.respond(JSON.stringify({ id, isDisposed: true, err }));
      },
    });
    await services.flush();
    routes = writingRoutesOf(gateway.app);
  });
  afterAll(async () => {
    await services.close();
    await gateway.stop({ anyError: true });
  });
  beforeEach(() => {
    commands = [];
  });

  async function send({ method, path }: WritingRoute, body: string): Promise<Answer> {
    const address = path.replace(/:signupId/, String(OWN)).replace(/:\w+/g, '1');
    const response = await fetch(base + address, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookieFor(path) },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  async function sendAll(bodies: readonly { route: WritingRoute; body: string }[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    const waiting = bodies.entries();
    const work = async () => {
      for (const [index, { route, body }] of waiting) answers[index] = await send(route, body);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers;
  }

  const sampled = (bodiesOf: typeof anyBodies) =>
    routes.flatMap((route) =>
      fc
        .sample(bodiesOf(route.body), { numRuns: Math.ceil(BODIES_AT_LEAST / 2 / routes.length), seed: SEED })
        .map((body) => ({ route, body })),
    );

  /** What stands in the gateway's own tables, sessions aside: they note each request. */
  const tables = () =>
    gateway.database.query(
      `select (select json_agg(u order by id) from gateway.admin_users u) users,
        (select count(*) from gateway.outbox_messages) events`,
    );

  const isErrorBody = ({ status, text }: Answer) => {
    const body = JSON.parse(text) as Record<string, unknown>;
    const allowed = new Set(['code', 'message', 'errors']);
    return status >= 400 && Object.keys(body).every((name) => allowed.has(name)) && !STACK_LINE.test(text);
  };

  it('finds the routes that take one', () => {
    expect(routes.length).toBeGreaterThan(8);
    expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/client/login');
  });

  it('are refused with 400 before anything else happens', async () => {
    const before = await tables();
    const bodies = sampled(refusedBodies);
    const answers = await sendAll(bodies);
    const passed = bodies.filter((_, index) => answers[index]?.status !== 400);
    expect(passed.map(({ route, body }) => [route.path, body.slice(0, 300)]).slice(0, 5)).toEqual([]);
    expect(answers.filter((answer) => !isErrorBody(answer))).toEqual([]);
    expect(commands).toEqual([]);
    expect(await tables()).toEqual(before);
    expect(bodies.length).toBeGreaterThanOrEqual(BODIES_AT_LEAST / 2);
  }, 120_000);

  it.each([
    ['names', `{${Array.from({ length: 201 }, (_, at) => `"k${at}":1`).join()}}`],
    ['one name', `{${Array.from({ length: 201 }, () => '"__proto__":1').join()}}`],
    ['values', `{"urls":[${'1,'.repeat(5_000)}1]}`],
    ['levels', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`],
  ])('are refused unparsed with too many %s', async (_, body) => {
    const answers = await sendAll(routes.map((route) => ({ route, body })));
    const codes = answers.map(({ status, text }) => [status, (JSON.parse(text) as { code: string }).code]);
    expect(new Set(codes.map((code) => code.join(' ')))).toEqual(new Set(['400 gateway.body-too-complex']));
    expect(commands).toEqual([]);
  });

  it('never break anything, whatever stands in their fields', async () => {
    const bodies = sampled(anyBodies);
    const answers = await sendAll(bodies);
    const broken = bodies.filter((_, index) => (answers[index]?.status ?? 500) >= 500);
    expect(broken.map(({ route, body }) => [route.path, body.slice(0, 300)]).slice(0, 5)).toEqual([]);
    expect(answers.filter((answer) => answer.status >= 400 && !isErrorBody(answer))).toEqual([]);
    expect(bodies.length).toBeGreaterThanOrEqual(BODIES_AT_LEAST / 2);
  }, 120_000);
});
