import { ERROR_CODES } from '@rep13/contracts-constants';
import { CELLS, expected, IDS, PARAM, ROUTES } from '@rep13/testing/api';
import { meetPersonas, signIn } from './access-personas.ts';
import { stubServices } from './access-stubs.ts';
import { PDF } from './provider-information.ts';
import { routesOf } from './routes.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('the access matrix', () => {
  let gateway: TestGateway;
  let browsers: Record<string, Browser>;

  beforeAll(async () => {
    gateway = await startGateway();
    stubServices(gateway);
    browsers = await meetPersonas(gateway);
  });
  afterAll(() => gateway.stop({ anyError: true }));

  it('has a row for each route', () => {
    expect(routesOf(gateway.app).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(CELLS)('%s with the %s id by %s', async (route, which, persona) => {
    const row = ROUTES[route]!;
    if (row.endsOthers && persona.endsWith('client')) browsers[persona] = await signIn(gateway, persona);
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(PARAM, (_, name: string) => row.params?.[name] ?? String(IDS[which]));
    const call = browsers[persona]![method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](address);

    if (row.sendsFile) void call.attach('file', PDF, 'policy.pdf');
    else if (method !== 'GET') void call.send(row.body?.(IDS[which]) ?? {});
    const { status, body } = await call;

    expect([401, 403, 404].includes(status) ? status : 'in').toBe(expected(row, method, persona, which));
    expect(status).toBeLessThan(500);
    if (status === 403) expect(body).toMatchObject({ code: ERROR_CODES.forbidden });
  });
});
