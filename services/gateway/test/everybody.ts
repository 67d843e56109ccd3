import type { NatsConnection } from '@nats-io/transport-node';
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
 * The cookie of one session that is the signup's visitor, its client and an admin: no guard is in the way of the check
 * of a body. `services` must not answer commands yet.
 */
export async function signInAsEverybody(
  gateway: TestGateway,
  services: NatsConnection,
  signupId: number,
): Promise<string> {
  const answers: Record<string, unknown> = {
    'rpc.onboarding.signup.register.v1': buildSignupView({ id: signupId }),
    'rpc.onboarding.client-account.sign-in.v1': buildClientUserView(signupId),
  };
  const answering = services.subscribe('rpc.>', {
    callback: (_, message) => {
      const { id } = message.json<{ id: string }>();
      const response = answers[message.subject];
      message.respond(JSON.stringify({ id, isDisposed: true, response }));
    },
  });
  await services.flush();
  const browser = gateway.browser();
  await browser.post('/api/signup').send(buildSignupBody()).expect(201);
  await browser.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }).expect(200);
  const { headers } = await browser.post('/api/admin/login').send(ADMIN).expect(200);
  answering.unsubscribe();
  const cookies = headers['set-cookie'] as unknown as string[];
  return cookies.find((each) => each.startsWith('rep13='))?.split(';')[0] ?? '';
}
