import { createHash } from 'node:crypto';
import type { SessionView } from '@rep13/contracts-gateway';
import { GetClientUser, ProfileChanged, SignInClient } from '@rep13/contracts-onboarding';
import { Clock } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { buildClientUserView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const MINUTE = 60_000;
const OWN = 123_456_789;
const OTHER = 223_456_789;

describe('somebody who is signed in', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    gateway.stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.database.query('delete from gateway.sessions'));

  const clientIn = async (signupId = OWN, userAgent = ''): Promise<Browser> => {
    const browser = gateway.browser();
    const credentials = { clientId: String(signupId), password: 'a password' };
    await browser.post('/api/client/login').set('User-Agent', userAgent).send(credentials).expect(200);
    return browser;
  };
  const staffIn = async (password = ADMIN.password): Promise<Browser> => {
    const browser = gateway.browser();
    await browser
      .post('/api/admin/login')
      .send({ ...ADMIN, password })
      .expect(200);
    return browser;
  };
  const sessionsOf = async (browser: Browser, as = 'client'): Promise<SessionView[]> =>
    (await browser.get(`/api/${as}/sessions`).expect(200)).body as SessionView[];
  const endIn = async (browser: Browser, which: string, as = 'client'): Promise<number> =>
    ((await browser.delete(`/api/${as}/sessions/${which}`).expect(200)).body as { ended: number }).ended;
  const idOfOther = async (browser: Browser, as?: string) =>
    (await sessionsOf(browser, as)).find(({ isCurrent }) => !isCurrent)!.id;
  const isIn = async (browser: Browser, as = 'client') =>
    (await browser.get(`/api/${as}/user`)).status === 200;

  it('sees each session with device, address and last use, this one first', async () => {
    await clientIn(OWN, FIREFOX);
    gateway.passTime(5 * MINUTE);
    const here = await clientIn();
    await clientIn(OTHER);

    expect(await sessionsOf(here)).toEqual([
      expect.objectContaining({ device: 'Unknown device', address: '127.0.0.1', isCurrent: true }),
      expect.objectContaining({ device: 'Firefox on Windows', address: '127.0.0.1', isCurrent: false }),
    ]);
    const [now, before] = await sessionsOf(here);
    expect(Date.parse(now!.lastUsedAt) - Date.parse(before!.lastUsedAt)).toBeGreaterThanOrEqual(5 * MINUTE);
  });

  it('finds nothing in the list that opens a session, and nothing is kept that is not shown', async () => {
    const browser = gateway.browser();
    const { headers } = await browser
      .post('/api/client/login')
      .set('User-Agent', `${FIREFOX} canary`)
      .send({ clientId: String(OWN), password: 'a password' })
      .expect(200);
    const cookie = /rep13=s%3A([^.]+)\./.exec(String(headers['set-cookie']))![1]!;
    const text = JSON.stringify(await sessionsOf(browser));
    expect(text).not.toContain(cookie);
    expect(text).not.toContain(createHash('sha256').update(cookie).digest('hex'));

    const [{ id }] = (await sessionsOf(browser)) as [SessionView];
    const forged = gateway.browser().get('/api/client/user').set('Cookie', `rep13=s%3A${id}.x`);
    await forged.expect(401);
    const rows = await gateway.database.query('select * from gateway.sessions');
    expect(JSON.stringify(rows)).not.toContain('canary');
  });

  it.each([
    ['client', () => clientIn()],
    ['admin', () => staffIn()],
  ])('as %s ends a session, whose next call is refused in the other browser', async (as, signIn) => {
    const [here, there] = [await signIn(), await signIn()];
    expect(await isIn(there, as)).toBe(true);
    expect(await endIn(here, await idOfOther(here, as), as)).toBe(1);

    await there.get(`/api/${as}/user`).expect(401);
    await there.get(`/api/${as}/sessions`).expect(401);
    expect(await isIn(here, as)).toBe(true);
    expect(await sessionsOf(here, as)).toHaveLength(1);
  });

  it.each([
    ['client', () => clientIn()],
    ['admin', () => staffIn()],
  ])('as %s ends all other sessions at once', async (as, signIn) => {
    const [here, ...others] = [await signIn(), await signIn(), await signIn()] as [Browser, Browser, Browser];
    expect(await endIn(here, 'others', as)).toBe(2);
    for (const other of others) expect(await isIn(other, as)).toBe(false);
    expect(await isIn(here, as)).toBe(true);
  });

  it('as client is signed out everywhere once the legal contact has another address', async () => {
    const [here, there, other] = [await clientIn(), await clientIn(), await clientIn(OTHER)];
    gateway.passTime(MINUTE);
    const changed = (signupId: number, field: 'companyName' | 'legalContactEmail') =>
      gateway.stubbedServices.announce(ProfileChanged, {
        ...{ signupId, changeId: 7, fields: [field] },
        changedAt: gateway.app.get(Clock).now().toISOString(),
      });
    await changed(OTHER, 'companyName');
    await changed(OWN, 'legalContactEmail');

    const isOut = async () => !(await isIn(here)) && !(await isIn(there));
    await eventually(isOut, { fact: 'the client is signed out' });
    expect(await isIn(other)).toBe(true);
    expect(await isIn(await clientIn())).toBe(true);
  });

  it('ends nothing of somebody else', async () => {
    const [here, stranger, staff] = [await clientIn(), await clientIn(OTHER), await staffIn()];
    const { id } = (await sessionsOf(here))[0]!;
    expect(await endIn(stranger, id)).toBe(0);
    expect(await endIn(staff, id, 'admin')).toBe(0);
    expect(await endIn(stranger, 'others')).toBe(0);
    expect(await isIn(here)).toBe(true);
  });

  it.each(['1', "' or true --", '%00', sha256('x')])('is told that %p names no session', async (id) => {
    const here = await clientIn();
    await here.delete(`/api/client/sessions/${encodeURIComponent(id)}`).expect(404);
    expect(await isIn(here)).toBe(true);
  });

  it('of a session from before its device was kept sees that it is unknown, and ends it', async () => {
    const [there, here] = [await clientIn(), await clientIn()];
    const id = await idOfOther(here);
    await gateway.database.query(
      `update gateway.sessions set sess = sess #- '{client,device}' #- '{client,address}' where public_id = $1`,
      [id],
    );
    expect(await sessionsOf(here)).toContainEqual(
      expect.objectContaining({ id, device: 'Unknown device', address: null }),
    );
    await endIn(here, id);
    expect(await isIn(there)).toBe(false);
  });

  it('does not see sessions that are over', async () => {
    await staffIn();
    gateway.passTime(31 * MINUTE);
    const here = await staffIn();
    expect(await sessionsOf(here, 'admin')).toHaveLength(1);
  });

  it('as staff is signed in nowhere else after a change of password', async () => {
    const [here, there] = [await staffIn(), await staffIn()];
    gateway.passTime(1);
    const newPassword = 'the heron stands still';
    await here.post('/api/admin/password').send({ currentPassword: ADMIN.password, newPassword }).expect(200);
    expect(await isIn(there, 'admin')).toBe(false);
    expect(await isIn(here, 'admin')).toBe(true);
    expect(await sessionsOf(here, 'admin')).toHaveLength(1);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
