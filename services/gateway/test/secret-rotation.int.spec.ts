import {
  GetClientUser,
  ResetClientPassword,
  SignInClient,
  type KnownDevice,
} from '@rep13/contracts-onboarding';
import { SignedLinks } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { ADMIN, SECRET, SESSION_SECRET, startGateway, type TestGateway } from './start-gateway.ts';

const NEXT = 'the next secret of the test, for sessions';
const NEXT_LINKS = 'the next secret of the test, for mailed links';
const SIGNUP = 123_456_789;
const SIGNUP_RESET = '0190b0a2-7d1c-7000-8000-000000000001';

describe('when a secret is followed by another', () => {
  const gateways: TestGateway[] = [];
  const start = async (environment: Record<string, string> = {}) => {
    const gateway = await startGateway(environment);
    gateways.push(gateway);
    return gateway;
  };
  // The last first: the database is the first one's.
  afterAll(async () => {
    for (const gateway of gateways.reverse()) await gateway.stop();
  });

  it('a session goes on while the one before is named, and ends with it', async () => {
    const before = await start();
    const { headers } = await before.browser().post('/api/admin/login').send(ADMIN).expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const sameData = { DATABASE_URL: before.database.serviceUrl, SESSION_SECRET: NEXT };
    const during = await start({ ...sameData, SESSION_SECRET_PREVIOUS: SESSION_SECRET });
    const after = await start(sameData);

    await during.browser().get('/api/admin/user').set('Cookie', cookie).expect(200);
    await after.browser().get('/api/admin/user').set('Cookie', cookie).expect(401);
  });

  it('a device stays known while the one before is named, gets a cookie of the next, and is a stranger afterwards', async () => {
    const devices: (KnownDevice | undefined)[] = [];
    const startKnowing = async (environment: Record<string, string> = {}) => {
      const gateway = await start(environment);
      gateway.stubbedServices.answer(SignInClient, ({ knownDevice }) => {
        devices.push(knownDevice);
        return buildClientUserView(SIGNUP);
      });
      return gateway;
    };
    const signIn = async (gateway: TestGateway, cookie = '') => {
      const { headers } = await gateway
        .browser()
        .post('/api/client/login')
        .set('Cookie', cookie)
        .send({ clientId: 'DSA-ABC234', password: 'right' })
        .expect(200);
      const cookies = (headers['set-cookie'] ?? []) as unknown as string[];
      return cookies.filter((each) => each.includes('rep13-device-')).map((each) => each.split(';')[0]!);
    };

    const [cookie = ''] = await signIn(await startKnowing());
    const during = await startKnowing({ SESSION_SECRET: NEXT, SESSION_SECRET_PREVIOUS: SESSION_SECRET });
    const [next = '', old = ''] = await signIn(during, cookie);
    const after = await startKnowing({ SESSION_SECRET: NEXT });
    await signIn(after, cookie);
    await signIn(after, next);

    const known = { id: expect.any(String), signedInAt: expect.any(String) };
    expect(devices).toEqual([undefined, known, undefined, known]);
    expect(old).toBe(`${cookie.split('=')[0]}=`);
  });

  it('a mailed link stays good while the one before is named, and not longer', async () => {
    const token = new SignedLinks(SECRET).sign(
      { purpose: 'reset-password', signupId: SIGNUP, id: SIGNUP_RESET },
      3_600,
    );
    const open = async (environment: Record<string, string>) => {
      const gateway = await start({ LINK_SECRET: NEXT_LINKS, ...environment });
      gateway.stubbedServices.answer(GetClientUser, () => buildClientUserView(SIGNUP));
      gateway.stubbedServices.answer(ResetClientPassword, () => ({ outcome: 'changed' as const }));
      const body = { token, password: 'six loud herons' };
      return (await gateway.browser().post('/api/client/reset/confirm').send(body)).status;
    };

    expect(await open({ LINK_SECRET_PREVIOUS: SECRET })).toBe(200);
    expect(await open({})).toBe(410);
  });
});
