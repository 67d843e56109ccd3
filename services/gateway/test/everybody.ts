import type { NatsConnection } from 'nats';
import { GatewayConfig } from '../src/config.ts';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, type TestGateway } from './start-gateway.ts';

/** Limits far away, for tests of something else than how many. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(new GatewayConfig())
    .filter((name) => name.startsWith('RATE_LIMIT_'))
    .map((name) => [name, '1000000']),
);

/**
 * Whose cookie to send to a path so that no guard is in the way of the check of a body: an admin's to the admin's calls, that of a
 * member of staff between password and second factor to those calls,
 * to all others that of the signup's visitor and client. `services` must not answer commands yet.
 */
export async function signInAsEverybody(
  gateway: TestGateway,
  services: NatsConnection,
  signupId: number,
): Promise<(path: string) => string> {
  const answers: Record<string, unknown> = {
    'rpc.onboarding.signup.register.v1': buildSignupView({ id: signupId }),
    'rpc.onboarding.client-account.sign-in.v1': buildClientUserView(signupId),
  };
  // Each command has one answer.
  await gateway.stubbedServices.close();
  const answering = services.subscribe('rpc.>', {
    callback: (_, message) => {
      const { id } = message.json<{ id: string }>();
      const response = answers[message.subject];
      message.respond(JSON.stringify({ id, isDisposed: true, response }));
    },
  });
  await services.flush();
  const owner = gateway.browser();
  await owner.post('/api/signup').send(buildSignupBody()).expect(201);
  const credentials = { clientId: 'DSA-ABC234', password: 'x' };
  const ofOwner = sessionCookie(await owner.post('/api/client/login').send(credentials).expect(200));
  const ofAdmin = sessionCookie(await gateway.browser().post('/api/admin/login').send(ADMIN).expect(200));
  await gateway.database.query(CLIENT_WITH_APP, [signupId]);
  const ofHalfClient = sessionCookie(
    await gateway.browser().post('/api/client/login').send(credentials).expect(401),
  );
  const ofHalfway = await halfSignIn(gateway);
  answering.unsubscribe();
  return (path) => {
    if (path.startsWith('/api/admin/login/')) return ofHalfway;
    if (path.startsWith('/api/client/login/')) return ofHalfClient;
    return path.startsWith('/api/admin') ? ofAdmin : ofOwner;
  };
}

/** Takes effect at the next sign-in. */
const CLIENT_WITH_APP = `
  insert into gateway.authenticator_apps (owner_kind, owner_id, sealed_key, last_step, added_at)
  values ('client', $1, '', 0, now())`;

/** Somebody of the staff whose password was right and whose second factor is still to be shown. */
async function halfSignIn(gateway: TestGateway): Promise<string> {
  await gateway.database.query(`
    with halfway as (
      insert into gateway.admin_users (username, email, password_hash, role)
      select 'halfway', 'halfway@rep13.test', password_hash, 'auditor' from gateway.admin_users where username = 'admin'
      returning id)
    insert into gateway.authenticator_apps (owner_kind, owner_id, sealed_key, last_step, added_at)
    select 'admin', id, '', 0, now() from halfway`);
  const credentials = { ...ADMIN, username: 'halfway' };
  return sessionCookie(await gateway.browser().post('/api/admin/login').send(credentials).expect(401));
}

function sessionCookie({ headers }: { headers: Record<string, unknown> }): string {
  const cookies = headers['set-cookie'] as string[];
  return cookies.find((each) => each.startsWith('rep13='))?.split(';')[0] ?? '';
}
