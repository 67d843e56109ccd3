import type { ColleagueView } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import { SAVED_VIEWS_MAX } from '@rep13/contracts-gateway/constants';
import { GetTicketAddressee, ListAdminAddressees } from '@rep13/contracts-gateway';
import type { RpcClient } from '@rep13/service-kit';
import { notificationsOf } from './notifications-client.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('staff at work', () => {
  let gateway: TestGateway;
  let notifications: RpcClient;
  let admin: Browser;
  let auditor: Browser;
  let ben: number;
  let cleo: number;

  beforeAll(async () => {
    gateway = await startGateway();
    notifications = notificationsOf(gateway);
    ben = await addStaff(gateway, 'ben', 'caseworker');
    cleo = await addStaff(gateway, 'cleo', 'auditor');
    admin = await staffBrowser(gateway);
    auditor = await staffBrowser(gateway, 'cleo');
  });
  afterAll(async () => {
    await notifications.onApplicationShutdown();
    await gateway.stop();
  });

  const putOnCall = (adminUserId: unknown) => admin.put('/api/admin/on-call').send({ adminUserId });
  const deactivate = (id: number, isActive = false) =>
    gateway.database.query('update gateway.admin_users set is_active = $2 where id = $1', [id, isActive]);

  it('knows its colleagues by name, and no address of theirs', async () => {
    const { body } = await auditor.get('/api/admin/colleagues').expect(200);
    const common = { isActive: true, isOnCall: false };
    expect(body).toEqual([
      { ...common, id: 1, username: 'admin', worksOnTickets: true },
      { ...common, id: ben, username: 'ben', worksOnTickets: true },
      { ...common, id: cleo, username: 'cleo', worksOnTickets: false },
    ]);
  });

  it('has one on call, and a line for each change', async () => {
    for (const id of [1, ben, ben, null, ben]) {
      const { body } = await putOnCall(id).expect(200);
      const onCall = (body as ColleagueView[]).filter(({ isOnCall }) => isOnCall);
      expect(onCall.map((colleague) => colleague.id)).toEqual(id === null ? [] : [id]);
    }
    const changes = await eventsOf(gateway, 'gateway.on-call.changed.v1');
    expect(changes.map(({ data }) => data['adminUserId'])).toEqual([1, ben, 0, ben]);
  });

  it('has nobody on call who does not deal with orders', async () => {
    await deactivate(ben);
    for (const id of [cleo, ben, 999_999]) {
      const { body } = await putOnCall(id).expect(400);
      expect(body.errors).toEqual([{ path: 'adminUserId', message: MESSAGES.assignee }]);
    }
    await deactivate(ben, true);
    await putOnCall('x').expect(400);
    await auditor.put('/api/admin/on-call').send({ adminUserId: 1 }).expect(403);
  });

  it('is called by who works on it, else who is on call, else nobody', async () => {
    await putOnCall(ben).expect(200);
    const called = async (assigneeId: number | null) =>
      (await notifications.call(GetTicketAddressee, { assigneeId }))?.username ?? null;
    expect([await called(1), await called(null), await called(999_999), await called(cleo)]).toEqual([
      'admin',
      'ben',
      'ben',
      'ben',
    ]);
    await deactivate(ben);
    expect([await called(ben), await called(null)]).toEqual([null, null]);
    await deactivate(ben, true);
  });

  it('names every admin who is active to what tells all of them', async () => {
    const dora = await addStaff(gateway, 'dora', 'admin');
    await addStaff(gateway, 'emil', 'admin', { isActive: false });
    expect(await notifications.call(ListAdminAddressees, {})).toEqual([
      { adminUserId: 1, username: 'admin', email: 'admin@localhost' },
      { adminUserId: dora, username: 'dora', email: 'dora@rep13.test' },
    ]);
  });

  it('saves views for itself alone', async () => {
    const views = [
      { name: 'Mine', query: 'assignee=me&sort=due' },
      { name: 'Everything', query: '' },
    ];
    expect((await admin.get('/api/admin/saved-views').expect(200)).body).toEqual([]);
    await admin.put('/api/admin/saved-views').send({ views }).expect(200, views);
    await auditor
      .put('/api/admin/saved-views')
      .send({ views: [views[1]] })
      .expect(200);
    expect((await admin.get('/api/admin/saved-views').expect(200)).body).toEqual(views);
    await admin.put('/api/admin/saved-views').send({ views: [] }).expect(200, []);
    expect((await auditor.get('/api/admin/saved-views').expect(200)).body).toEqual([views[1]]);
  });

  it('saves so many views at most, each with a name', async () => {
    const save = (views: unknown) => admin.put('/api/admin/saved-views').send({ views });
    const view = { name: 'x', query: '' };
    await save(Array.from({ length: SAVED_VIEWS_MAX }, () => view)).expect(200);
    const { body } = await save(Array.from({ length: SAVED_VIEWS_MAX + 1 }, () => view)).expect(400);
    expect(body.errors).toEqual([{ path: 'views', message: expect.stringContaining(`${SAVED_VIEWS_MAX}`) }]);
    for (const wrong of [
      [{ ...view, name: ' ' }],
      [{ ...view, query: 'a#b' }],
      [{ ...view, x: 1 }],
      [null],
      'x',
    ])
      await save(wrong).expect(400);
  });
});
