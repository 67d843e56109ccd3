import type { ApprovalView } from '@rep13/contracts-admin';
import {
  AskProfileChange,
  ConfirmNewAddress,
  GetClientDetail,
  SignInClient,
  StopProfileChange,
  WithdrawProfileChange,
  type ClientAccountDetailView,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { SignedLinks } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { addStaff, staffBrowser } from './staff-members.ts';
import { ADMIN, SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const OTHER = 223_456_789;
const DORA = 'dora';

describe('changes of what a client registered', () => {
  let gateway: TestGateway;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    await addStaff(gateway, DORA, 'caseworker');
    const { stubbedServices } = gateway;
    stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    const remember = (command: object) => {
      asked.push(command);
      return {} as ProfileChangeView;
    };
    stubbedServices.answer(AskProfileChange, remember);
    stubbedServices.answer(WithdrawProfileChange, remember);
    stubbedServices.answer(GetClientDetail, () => ({ companyName: 'Other Inc.' }) as ClientAccountDetailView);
    stubbedServices.answer(StopProfileChange, (command) => {
      asked.push(command);
      return { outcome: 'stopped' as const };
    });
    stubbedServices.answer(ConfirmNewAddress, (command) => {
      asked.push(command);
      return { outcome: 'waiting' as const };
    });
  });
  beforeEach(() => (asked.length = 0));
  afterAll(() => gateway.stop());

  const portalOf = async (signupId: number): Promise<Browser> => {
    const portal = gateway.browser();
    await portal
      .post('/api/client/login')
      .send({ clientId: `${signupId}`, password: 'any' })
      .expect(200);
    return portal;
  };
  const confirm = (token: string) => gateway.browser().post('/api/profile-changes/confirm').send({ token });
  const links = (now = new Date()) => new SignedLinks(SECRET, () => now);
  const ofAddress = { purpose: 'confirm-address', signupId: SIGNUP, id: '7:legalContactEmail' } as const;

  it('are asked for by a client for itself alone, and by staff for anybody', async () => {
    const changes = { companyName: 'Acme Holding Inc.', signupId: OTHER, byStaff: true };
    const portal = await portalOf(SIGNUP);
    await portal.post('/api/client/profile-changes').send(changes).expect(400);
    await portal.post('/api/client/profile-changes').send({ companyName: 'Acme Holding Inc.' }).expect(201);
    await portal.delete('/api/client/profile-changes/7').expect(200);
    const staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    await staff
      .post(`/api/admin/clients/${OTHER}/profile-changes`)
      .send({ companyName: 'Other Inc.' })
      .expect(201);
    expect(asked).toEqual([
      { signupId: SIGNUP, byStaff: false, changes: { companyName: 'Acme Holding Inc.' } },
      { signupId: SIGNUP, changeId: 7 },
      { signupId: OTHER, byStaff: true, changes: { companyName: 'Other Inc.' } },
    ]);
  });

  it('have a new address confirmed by nobody but who got the mail', async () => {
    const { body } = await confirm(links().sign(ofAddress, 60)).expect(200);
    expect(body).toEqual({ outcome: 'waiting' });
    expect(asked).toEqual([{ signupId: SIGNUP, changeId: 7, field: 'legalContactEmail' }]);

    const over = links(new Date(Date.now() - 3_600_000)).sign(ofAddress, 60);
    const ofAnother = links().sign({ ...ofAddress, purpose: 'reset-password' }, 60);
    const forged = new SignedLinks('another secret of thirty-two characters').sign(ofAddress, 60);
    for (const token of [over, ofAnother, forged, 'nonsense'])
      expect((await confirm(token).expect(410)).body.code).toBe('onboarding.link-expired');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['of the legal contact', { legalContactEmail: 'berta@other.example' }],
    ['of the escalation contact', { escalationContactEmail: 'carl@other.example', companyName: 'Other Ltd' }],
    ['that is taken away', { escalationContactEmail: null }],
  ])('take two of staff when they are of a mail address %s', async (_, changes) => {
    const staff = await staffBrowser(gateway);
    const { body } = await staff
      .post(`/api/admin/clients/${OTHER}/profile-changes`)
      .send(changes)
      .expect(202);
    const { approvalId } = body as { approvalId: string };
    expect(asked).toEqual([]);
    const mine = await staff.post(`/api/admin/approvals/${approvalId}/grant`).send({}).expect(409);
    expect(mine.body.code).toBe('gateway.own-approval');

    const dora = await staffBrowser(gateway, DORA);
    const { body: listed } = await dora.get('/api/admin/approvals').expect(200);
    expect((listed as ApprovalView[]).find(({ id }) => id === approvalId)).toMatchObject({
      ...{ kind: 'change-client-address', subject: 'Other Inc.', subjectId: `${OTHER}` },
      change: Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? 'None'])),
    });
    await dora.post(`/api/admin/approvals/${approvalId}/grant`).send({}).expect(200);
    expect(asked).toEqual([{ signupId: OTHER, byStaff: true, changes }]);
  });

  it('are stopped by nobody but who got the mail about them', async () => {
    const stop = (token: string) => gateway.browser().post('/api/profile-changes/stop').send({ token });
    const ofChange = { purpose: 'stop-change', signupId: SIGNUP, id: '7' } as const;
    const { body } = await stop(links().sign(ofChange, 60)).expect(200);
    expect(body).toEqual({ outcome: 'stopped' });
    expect(asked).toEqual([{ signupId: SIGNUP, changeId: 7 }]);

    for (const token of [links().sign(ofAddress, 60), links().sign(ofChange, -1), 'nonsense'])
      expect((await stop(token).expect(410)).body.code).toBe('onboarding.link-expired');
    expect(asked).toHaveLength(1);
  });

  it('need the password again when it was entered a while ago', async () => {
    const portal = await portalOf(SIGNUP);
    gateway.passTime(10 * 60_000);
    const { body } = await portal
      .post('/api/client/profile-changes')
      .send({ legalContactName: 'Berta Brown' })
      .expect(403);
    expect(body.code).toBe('gateway.step-up-required');
    expect(asked).toEqual([]);
  });

  it('of a mail address are agreed to only with the password entered just now', async () => {
    const staff = await staffBrowser(gateway);
    const dora = await staffBrowser(gateway, DORA);
    const { body } = await staff
      .post(`/api/admin/clients/${OTHER}/profile-changes`)
      .send({ legalContactEmail: 'berta@other.example' })
      .expect(202);
    gateway.passTime(10 * 60_000);
    const grant = dora.post(`/api/admin/approvals/${(body as { approvalId: string }).approvalId}/grant`);
    expect((await grant.send({}).expect(403)).body.code).toBe('gateway.step-up-required');
    expect(asked).toEqual([]);
  });
});
