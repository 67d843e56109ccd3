import { IDS, OTHERS, PERSONAS } from '@rep13/testing/api';
import { buildSignupBody } from './builders.ts';
import { ADMIN, type Browser, type TestGateway } from './start-gateway.ts';

/** A client with a second factor that this browser has not shown yet. */
const HALFWAY_CLIENT = '423456789';

/** Each persona's browser, signed in once. */
export async function meetPersonas(gateway: TestGateway): Promise<Record<string, Browser>> {
  await gateway.database.query(ADD_STAFF);
  const browsers: Record<string, Browser> = {};
  for (const persona of PERSONAS) browsers[persona] = await signIn(gateway, persona);
  await gateway.database.query(DISABLE);
  return browsers;
}

export async function signIn(gateway: TestGateway, persona: string): Promise<Browser> {
  const browser = gateway.browser();
  if (persona === 'halfway client') {
    await browser.post('/api/client/login').send({ clientId: HALFWAY_CLIENT, password: 'x' }).expect(401);
    return browser;
  }
  const id = String(OTHERS.includes(persona) ? IDS.other : IDS.own);
  if (persona.endsWith('visitor')) {
    await browser
      .post('/api/signup')
      .send(buildSignupBody({ companyName: id }))
      .expect(201);
  } else if (persona.endsWith('client')) {
    await browser.post('/api/client/login').send({ clientId: id, password: 'x' }).expect(200);
  } else if (persona !== 'nobody') {
    const username = persona.replace(' ', '-');
    await browser
      .post('/api/admin/login')
      .send({ ...ADMIN, username })
      .expect(persona.startsWith('halfway') ? 401 : 200);
  }
  return browser;
}

/** The accounts beside the first admin; two of them, under the matrix's ids, only for others to look at. */
const ADD_STAFF = `
  insert into gateway.admin_users (username, email, password_hash, role)
  select staff.name, staff.name || '@rep13.test', first.password_hash, staff.role
  from gateway.admin_users first,
    (values ('caseworker', 'caseworker'), ('auditor', 'auditor'), ('disabled-admin', 'admin'),
      ('halfway-admin', 'admin')) staff (name, role)
  where first.username = 'admin';
  insert into gateway.authenticator_apps (owner_kind, owner_id, sealed_key, last_step, added_at)
  select 'admin', id, '', 0, now() from gateway.admin_users where username = 'halfway-admin';
  insert into gateway.authenticator_apps (owner_kind, owner_id, sealed_key, last_step, added_at)
  values ('client', ${HALFWAY_CLIENT}, '', 0, now());
  insert into gateway.admin_users (id, username, email, password_hash, role) overriding system value
  values (${IDS.own}, 'own', 'own@rep13.test', '', 'auditor'), (${IDS.other}, 'other', 'other@rep13.test', '', 'auditor');
  insert into gateway.status_incidents (id, service, worst, opened_at, closed_at) overriding system value
  values (${IDS.own}, 'sla', 'down', now(), now()), (${IDS.other}, 'sla', 'down', now(), now())`;

const DISABLE = `update gateway.admin_users set is_active = false where username = 'disabled-admin'`;
