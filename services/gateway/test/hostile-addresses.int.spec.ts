import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { fieldsOf, PARAM, ROUTES } from '@rep13/testing/api';
import { NO_LIMITS, signInAsEverybody } from './everybody.ts';
import { handledRoutesOf, type Route } from './routes.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
/** As they stand in an address. */
const VALUES = {
  'a NUL': '%00',
  'a NUL behind something': 'A-ABCD-%00EFG',
  'a line break': '%0a',
  'a control character of two bytes': '%C2%85',
  'a byte that is no UTF-8': '%ff',
  'half a pair': '%ED%A0%80',
  'half an escape': '%',
  'an escape that is none': '%zz',
  'a character that turns others round': '%E2%80%AE',
  'a way out of its folder': '..%2f..%2fetc',
  'a very long text': 'x'.repeat(5_000),
  'letters that grow in upper case': '%C3%9F'.repeat(39),
} as const;

interface Argument {
  readonly data?: string;
  readonly pipes: unknown[];
  readonly index: number;
}

/** The arguments of one kind that a handler takes from its request. */
function argumentsOf({ controller, handlerName }: Route, kind: RouteParamtypes): Argument[] {
  const all = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handlerName) ?? {}) as Record<
    string,
    Argument
  >;
  return Object.entries(all).flatMap(([key, argument]) => (key.startsWith(`${kind}:`) ? [argument] : []));
}

/** Every name that the query of a route may have. */
function queryNamesOf(route: Route): string[] {
  const types = (Reflect.getMetadata(
    'design:paramtypes',
    route.controller.prototype as object,
    route.handlerName,
  ) ?? []) as Type<object>[];
  return argumentsOf(route, RouteParamtypes.QUERY).flatMap(({ index }) => fieldsOf(types[index]!));
}

describe('hostile characters in an address', () => {
  let gateway: TestGateway;
  let services: NatsConnection;
  let base: string;
  let cookieFor: (path: string) => string;
  let routes: Route[];
  let commands: string[] = [];

  beforeAll(async () => {
    gateway = await startGateway(NO_LIMITS);
    base = await gateway.app.getUrl();
    services = await connect({ servers: gateway.nats.url });
    cookieFor = await signInAsEverybody(gateway, services, OWN);
    services.subscribe('rpc.>', {
      callback: (_, message) => {
        const { id, data } = message.json<{ id: string; data: unknown }>();
        commands.push(`${message.subject} ${JSON.stringify(data)}`);
        const err = { status: 404, code: 'gateway.not-found', message: 'Not found' };
        message.respond(JSON.stringify({ id, isDisposed: true, err }));
      },
    });
    await services.flush();
    routes = handledRoutesOf(gateway.app);
  });
  afterAll(async () => {
    await services.close();
    await gateway.stop({ anyError: true });
  });
  beforeEach(() => {
    commands = [];
  });

  async function statusOf({ method, path }: Route, address: string): Promise<number> {
    const headers = { Origin: ORIGIN, Cookie: cookieFor(path), Authorization: `Bearer ${'A'.repeat(43)}` };
    const response = await fetch(base + address, { method, headers });
    await response.text();
    return response.status;
  }

  /** The path with a good value for every parameter but this one. */
  const addressOf = ({ method, path }: Route, hostile?: { name: string; value: string }) =>
    path.replace(PARAM, (_, name: string) =>
      name === hostile?.name ? hostile.value : (ROUTES[`${method} ${path}`]?.params?.[name] ?? String(OWN)),
    );

  const namesIn = ({ path }: Route) => [...path.matchAll(PARAM)].map(([, name]) => name!);

  it('have a pipe in front of them wherever a handler takes a part of its path', () => {
    const open = routes.flatMap((route) =>
      argumentsOf(route, RouteParamtypes.PARAM)
        .filter(({ pipes }) => pipes.length === 0)
        .map(({ data }) => `${route.method} ${route.path} ${data}`),
    );
    expect(open).toEqual([]);
  });

  it.each(Object.entries(VALUES))(
    'are nobody’s fault but the caller’s, in any part of a path: %s',
    async (_, value) => {
      const wrong: string[] = [];
      let tried = 0;
      for (const route of routes)
        for (const name of namesIn(route)) {
          const status = await statusOf(route, addressOf(route, { name, value }));
          tried += 1;
          // Outside of /api the router is the first to read an address.
          const refusals = route.path.startsWith('/api') ? [404] : [400, 404];
          if (status >= 500 || (isUnreadable(value) && !refusals.includes(status)))
            wrong.push(`${route.method} ${route.path} ${name} ${status}`);
        }
      expect(tried).toBeGreaterThan(80);
      expect(wrong).toEqual([]);
      expect(commands.filter(holdsControls)).toEqual([]);
    },
  );

  it.each(Object.entries(VALUES))('are refused in any field of a query: %s', async (_, value) => {
    const wrong: string[] = [];
    let tried = 0;
    for (const route of routes.filter(({ method }) => method === 'GET'))
      for (const name of [...queryNamesOf(route), 'anything']) {
        const status = await statusOf(route, `${addressOf(route)}?${name}=${value}`);
        tried += 1;
        if (status >= 500 || (isUnreadable(value) && status !== 400))
          wrong.push(`${route.path} ${name} ${status}`);
      }
    expect(tried).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
    expect(commands.filter(holdsControls)).toEqual([]);
  });
});

const holdsControls = (command: string) =>
  /\\u00[01]|\\[bfnrt]|\\u007f|\\ud[89a-f]|[\u0080-\u009f]/i.test(command);

function isUnreadable(value: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(value));
  } catch {
    return true;
  }
}
