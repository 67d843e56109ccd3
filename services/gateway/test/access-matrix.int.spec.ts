import {
  CompletePayment,
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetClientProfile,
  GetClientUser,
  GetSignup,
  ListAuditLogs,
  ListComplianceChecks,
  ListSignups,
  ListTickets,
  RegisterSignup,
  SignAgreement,
  SignInClient,
  type AgreementDraftView,
  type ClientProfileView,
} from '@rep13/contracts';
import {
  buildAgreementView,
  buildClientUserView,
  buildPaymentView,
  buildSignupBody,
  buildSignupView,
} from './builders.ts';
import { routesOf } from './routes.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const OTHER = 223_456_789;
const BODY = (signupId: number) => ({ signupId, clientSignature: 'Ada', clientSignatureType: 'typed' });

/** Who may call it; and a body that gets past validation, where the guard looks into it. */
const ROUTES: Record<
  string,
  { audience: 'public' | 'owner' | 'client' | 'admin'; body?: (id: number) => object }
> = {
  'POST /api/compliance-check': { audience: 'public' },
  'POST /api/signup': { audience: 'public' },
  'POST /api/signup/resume': { audience: 'public' },
  'POST /api/client/login': { audience: 'public' },
  'POST /api/client/logout': { audience: 'public' },
  'POST /api/client/setup': { audience: 'public' },
  'POST /api/client/setup/confirm': { audience: 'public' },
  'POST /api/admin/login': { audience: 'public' },
  'POST /api/admin/logout': { audience: 'public' },
  'GET /api/ip': { audience: 'public' },
  'GET /api/status': { audience: 'public' },
  'GET /api/signup/:signupId': { audience: 'owner' },
  'POST /api/payment': { audience: 'owner', body: (signupId) => ({ signupId }) },
  'POST /api/legal-agreement': { audience: 'owner', body: BODY },
  'GET /api/legal-agreement/:signupId/draft': { audience: 'owner' },
  'GET /api/legal-agreement/:signupId/pdf': { audience: 'owner' },
  'GET /api/client/user': { audience: 'client' },
  'GET /api/client/profile': { audience: 'client' },
  'GET /api/client/agreement': { audience: 'client' },
  'GET /api/client/sla-tickets': { audience: 'client' },
  'GET /api/admin/user': { audience: 'admin' },
  'POST /api/admin/password': { audience: 'admin' },
  'GET /api/admin/compliance-checks': { audience: 'admin' },
  'GET /api/admin/signups': { audience: 'admin' },
  'GET /api/admin/sla-tickets': { audience: 'admin' },
  'GET /api/admin/audit-logs': { audience: 'admin' },
};

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

function playServices({ neighbours }: TestGateway): void {
  neighbours.answer(RegisterSignup, ({ companyName }) => buildSignupView({ id: Number(companyName) }));
  neighbours.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
  neighbours.answer(GetSignup, ({ signupId }) => buildSignupView({ id: signupId }));
  neighbours.answer(CompletePayment, ({ signupId }) => buildPaymentView(signupId));
  neighbours.answer(SignAgreement, ({ signupId }) => buildAgreementView(signupId));
  neighbours.answer(GetAgreementDraft, ({ signupId }) => ({ signupId }) as AgreementDraftView);
  neighbours.answer(GetAgreementPdf, () => ({ fileName: 'a.pdf', sha256: '', base64: '' }));
  neighbours.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  neighbours.answer(GetClientProfile, () => ({ companyName: 'Acme' }) as ClientProfileView);
  neighbours.answer(FindAgreement, () => null);
  neighbours.answer(ListComplianceChecks, () => []);
  neighbours.answer(ListSignups, () => []);
  neighbours.answer(ListTickets, () => []);
  neighbours.answer(ListAuditLogs, () => []);
}
