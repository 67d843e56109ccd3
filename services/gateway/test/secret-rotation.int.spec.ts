import { ADMIN, SESSION_SECRET, startGateway, type TestGateway } from './start-gateway.ts';

const NEXT = 'the next secret of the test, for sessions';

describe('a session, when the secret of sessions is followed by another', () => {
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

  it('goes on while the one before is named, and ends with it', async () => {
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
});
