import { playServices, ROUTES } from './access-rows.ts';
import { buildSignupBody } from './builders.ts';
import { routesOf } from './routes.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const OTHER = 223_456_789;

const STAFF = ['admin', 'caseworker', 'auditor'];
const CLIENTS = ['owning client', 'suspended client', 'other client'];
const PERSONAS = ['nobody', 'other visitor', 'owning visitor', ...CLIENTS, ...STAFF, 'disabled admin'];
const OWNERS = ['owning visitor', 'owning client', 'suspended client', ...STAFF];

/** What the persona gets: let in, or the refusal's status. */
function expected(route: string, persona: string): 'in' | 401 | 404 {
  switch (ROUTES[route]?.audience) {
    case 'public':
      return 'in';
    case 'owner':
      return OWNERS.includes(persona) ? 'in' : 404;
    case 'client':
      return CLIENTS.includes(persona) ? 'in' : 401;
    default:
      return STAFF.includes(persona) ? 'in' : 401;
  }
}

describe('the access matrix', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
    playServices(gateway);
    await addStaff(gateway);
  });
  afterAll(() => gateway.stop());

  const as = async (persona: string): Promise<Browser> => {
    const browser = gateway.browser();
    const [kind = '', role] = persona.split(' ').reverse();
    const own = role === 'other' ? OTHER : OWN;
    if (kind === 'visitor') {
      await browser
        .post('/api/signup')
        .send(buildSignupBody({ companyName: String(own) }))
        .expect(201);
    } else if (kind === 'client') {
      await browser
        .post('/api/client/login')
        .send({ clientId: String(own), password: 'x' })
        .expect(200);
    } else if (persona !== 'nobody') {
      await browser
        .post('/api/admin/login')
        .send({ ...ADMIN, username: persona.replace(' ', '-') })
        .expect(200);
      if (role === 'disabled') await gateway.database.query(DISABLE);
    }
    return browser;
  };

  it('has a row for each route', () => {
    expect(routesOf(gateway.app).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  const cells = Object.keys(ROUTES).flatMap((route) => PERSONAS.map((persona) => [route, persona] as const));

  it.each(cells)('%s by %s', async (route, persona) => {
    await gateway.database.query(ENABLE);
    const browser = await as(persona);
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(':signupId', String(OWN));
    const body = ROUTES[route]?.body?.(OWN) ?? {};
    const { status } = method === 'GET' ? await browser.get(address) : await browser.post(address).send(body);
    expect([401, 403, 404].includes(status) ? status : 'in').toBe(expected(route, persona));
    expect(status).toBeLessThan(500);
  });
});

const ENABLE = `update gateway.admin_users set is_active = true`;
const DISABLE = `update gateway.admin_users set is_active = false where username = 'disabled-admin'`;

const addStaff = ({ database }: TestGateway) =>
  database.query(
    `insert into gateway.admin_users (username, email, password_hash, role)
     select staff.name, staff.name || '@rep13.test', first.password_hash, staff.role
     from gateway.admin_users first,
       (values ('caseworker', 'caseworker'), ('auditor', 'auditor'), ('disabled-admin', 'admin')) staff (name, role)
     where first.username = 'admin'`,
  );
