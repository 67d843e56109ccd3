import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListAuditLogs, ListSignups } from '@rep13/contracts-onboarding';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('an admin', () => {
  let gateway: TestGateway;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(ListSignups, (query) => (asked.push(query), []));
    gateway.stubbedServices.answer(ListAuditLogs, (query) => (asked.push(query), []));
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    asked.length = 0;
    await gateway.database.query(
      'update gateway.admin_users set is_active = true, must_change_password = false',
    );
  });

  const signedIn = async (password = ADMIN.password): Promise<Browser> => {
    const browser = gateway.browser();
    await browser.post('/api/admin/login').send({ username: ADMIN.username, password }).expect(200);
    return browser;
  };

  it('is shown without the password', async () => {
    const { body } = await (await signedIn()).get('/api/admin/user').expect(200);
    expect(body).toEqual({
      id: 1,
      username: 'admin',
      email: 'admin@localhost',
      role: 'admin',
      mustChangePassword: false,
      hasSecondFactor: false,
      mustSetUpSecondFactor: false,
    });
  });

  it.each([
    ['a wrong password', { username: 'admin', password: 'wrong' }],
    ['an unknown name', { username: 'nobody', password: 'wrong' }],
  ])('is refused with %s in the same words', async (_, credentials) => {
    const { body } = await gateway.browser().post('/api/admin/login').send(credentials).expect(401);
    expect(body).toEqual({ code: 'gateway.invalid-credentials', message: 'Invalid credentials' });
  });

  it('is not told apart from nobody by the headers of a refusal', async () => {
    const headersFor = async (username: string) => {
      const credentials = { username, password: 'wrong' };
      const { headers } = await gateway.browser().post('/api/admin/login').send(credentials).expect(401);
      const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
      return rest;
    };
    expect(await headersFor('admin')).toEqual(await headersFor('nobody'));
  });

  it('reads lists by page, 200 rows or 50 lines of the audit log unless asked otherwise', async () => {
    const browser = await signedIn();
    await browser.get('/api/admin/signups').expect(200, []);
    await browser.get('/api/admin/audit-logs').expect(200, []);
    await browser.get('/api/admin/signups?limit=10&cursor=5').expect(200, []);
    expect(asked).toEqual([{ limit: 200 }, { limit: 50 }, { limit: 10, cursor: 5 }]);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=1%20or%201', 'limit=1&limit=2', 'other=1'])(
    'gets no list for ?%s',
    async (query) => {
      await (await signedIn()).get(`/api/admin/signups?${query}`).expect(400);
      expect(asked).toEqual([]);
    },
  );

  it('is out at the next request once disabled', async () => {
    const browser = await signedIn();
    await gateway.database.query('update gateway.admin_users set is_active = false');
    await browser.get('/api/admin/user').expect(401);
    await gateway.browser().post('/api/admin/login').send(ADMIN).expect(401);
  });

  it('does nothing before the one-time password is changed, and then everything', async () => {
    await gateway.database.query('update gateway.admin_users set must_change_password = true');
    const browser = await signedIn();
    const elsewhere = await signedIn();
    await browser.get('/api/admin/user').expect(200);
    const { body } = await browser.get('/api/admin/signups').expect(403);
    expect(body.code).toBe('gateway.password-change-required');

    const change = (currentPassword: string, newPassword: string) =>
      browser.post('/api/admin/password').send({ currentPassword, newPassword });
    await change('wrong', 'a new long password').expect(400);
    await change(ADMIN.password, ADMIN.password).expect(400);
    await change(ADMIN.password, 'password123').expect(400);
    for (const [guessed, why] of [
      ['slipknot', 'too common'],
      ['          ', 'Blanks alone'],
      ['Admin@Localhost1', 'easy to guess'],
      ['rep13-admin-2026', 'easy to guess'],
    ] as const) {
      const refused = await change(ADMIN.password, guessed).expect(400);
      expect(refused.body.errors).toEqual([{ path: 'newPassword', message: expect.stringContaining(why) }]);
    }
    gateway.passTime(1);
    await change(ADMIN.password, 'a new long password').expect(200);

    await browser.get('/api/admin/signups').expect(200);
    await elsewhere.get('/api/admin/user').expect(401);
    await gateway.browser().post('/api/admin/login').send(ADMIN).expect(401);
    await signedIn('a new long password');
  });
});

describe('the first start', () => {
  it('is refused with a password that is easy to guess, and says which line to change', async () => {
    await expect(startGateway({ ADMIN_PASSWORD: 'slipknot' })).rejects.toThrow(
      /^ADMIN_PASSWORD: .*too common/,
    );
  });

  it('leaves a one-time password for its owner alone, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-gateway-'));
    const file = join(folder, 'admin-password');
    const gateway = await startGateway({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: file });
    try {
      const password = (await readFile(file, 'utf8')).trim();
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const credentials = { username: 'admin', password };
      const { body } = await gateway.browser().post('/api/admin/login').send(credentials).expect(200);
      expect(body.mustChangePassword).toBe(true);
    } finally {
      await gateway.stop();
      await rm(folder, { recursive: true });
    }
  });
});
