import {
  EndMandate,
  FindMandate,
  GetMandateClient,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import { SignInClient } from '@rep13/contracts-onboarding';
import { NotFound, ValidationFailed } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const WITHOUT = 223_456_789;
const NUMBER = 'R13-ABCDEFGH';

const MANDATE: MandateDetailView = {
  signupId: SIGNUP,
  registerNumber: NUMBER,
  state: 'ending',
  beganAt: '2026-11-20T09:14:00.000Z',
  noticeAt: '2026-11-21T09:14:00.000Z',
  endsAt: '2026-12-31T22:59:59.999Z',
  runOffUntil: '2027-03-31T21:59:59.999Z',
  pointOfContact: { designated: true, since: '2026-11-20T09:14:00.000Z' },
  endReason: 'asked',
  suspendedAt: null,
};

describe('a mandate', () => {
  let gateway: TestGateway;
  let admin: Browser;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    stubbedServices.answer(FindMandate, ({ signupId }) => (signupId === SIGNUP ? MANDATE : null));
    stubbedServices.answer(GetMandateClient, ({ registerNumber }) => ({ registerNumber, signupId: SIGNUP }));
    stubbedServices.answer(EndMandate, (command) => {
      asked.push(command);
      return MANDATE;
    });
    admin = gateway.browser();
    await admin.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());

  const portalOf = async (signupId: number) => {
    const portal = gateway.browser();
    await portal
      .post('/api/client/login')
      .send({ clientId: `${signupId}`, password: 'any' })
      .expect(200);
    return portal;
  };

  it('is shown to its client without what staff wrote', async () => {
    const { body } = await (await portalOf(SIGNUP)).get('/api/client/mandate').expect(200);
    expect(body).toEqual({
      registerNumber: NUMBER,
      state: 'ending',
      beganAt: MANDATE.beganAt,
      endsAt: MANDATE.endsAt,
      runOffUntil: MANDATE.runOffUntil,
      pointOfContact: MANDATE.pointOfContact,
    });
  });

  it('is awaited by a client who has neither signed nor paid', async () => {
    const { body } = await (await portalOf(WITHOUT)).get('/api/client/mandate').expect(200);
    expect(body).toEqual({
      registerNumber: null,
      state: 'awaiting',
      beganAt: null,
      endsAt: null,
      runOffUntil: null,
      pointOfContact: { designated: false, since: null },
    });
  });

  it('is shown to staff as it is, and as null where there is none', async () => {
    await admin.get(`/api/admin/clients/${SIGNUP}/mandate`).expect(200, MANDATE);
    await admin.get(`/api/admin/clients/${WITHOUT}/mandate`).expect(200, 'null');
  });

  it('leads staff from its number to its client', async () => {
    await admin
      .get(`/api/admin/mandates/${NUMBER}`)
      .expect(200, { registerNumber: NUMBER, signupId: SIGNUP });
    await admin.get('/api/admin/mandates/R13-nothing').expect(404);
  });

  it('is ended on a day, for a reason', async () => {
    const end = (body: object, number = NUMBER) => admin.post(`/api/admin/mandates/${number}/end`).send(body);
    // Nobody else could agree on a fresh installation: it is done at once.
    await end({ endsAt: '2026-12-31', reason: ' asked ' }).expect(200, MANDATE);
    expect(asked).toEqual([{ registerNumber: NUMBER, endsAt: '2026-12-31', reason: 'asked' }]);

    for (const endsAt of ['31.12.2026', '2026-02-30', '', null, 20261231]) {
      await end({ endsAt, reason: 'asked' }).expect(400);
    }
    await end({ endsAt: '2026-12-31', reason: ' ' }).expect(400);
    for (const number of ['R13-ABCDEFG', 'R13-ABCDEFG0', 'r13-abcdefgh', 'x']) {
      await end({ endsAt: '2026-12-31', reason: 'asked' }, number).expect(404);
    }
    expect(asked).toHaveLength(1);
  });
});

describe('the end of a mandate, where two could decide', () => {
  let gateway: TestGateway;
  let ada: Browser;
  let dora: Browser;
  let refusal: Error | undefined;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(GetMandateClient, ({ registerNumber }) => {
      if (registerNumber !== NUMBER) throw new NotFound();
      return { registerNumber, signupId: SIGNUP };
    });
    gateway.stubbedServices.answer(EndMandate, (command) => {
      if (refusal) throw refusal;
      asked.push(command);
      return MANDATE;
    });
    await addStaff(gateway, 'dora', 'admin');
    await addStaff(gateway, 'ben', 'caseworker');
    [ada, dora] = [await staffBrowser(gateway), await staffBrowser(gateway, 'dora')];
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    asked.length = 0;
    refusal = undefined;
  });

  const PAYLOAD = { endsAt: '2026-12-31', reason: 'asked' };
  const end = async (body: object = PAYLOAD) => {
    const answer = await ada.post(`/api/admin/mandates/${NUMBER}/end`).send(body);
    return { status: answer.status, id: (answer.body as { approvalId?: string }).approvalId };
  };
  const grant = (id: string | undefined, browser: Browser) =>
    browser.post(`/api/admin/approvals/${id}/grant`).send({});

  it('waits for another admin, and is then what was asked for', async () => {
    const { status, id } = await end();
    expect([status, asked]).toEqual([202, []]);
    await grant(id, await staffBrowser(gateway, 'ben')).expect(403);
    await grant(id, dora).expect(200);
    expect(asked).toEqual([{ ...PAYLOAD, registerNumber: NUMBER }]);
  });

  it('is not asked for where there is no mandate, not even alone', async () => {
    const unknown = '/api/admin/mandates/R13-ZZZZZZZZ/end';
    const approvals = () => gateway.database.query('select id from gateway.approvals order by id');
    const before = await approvals();
    const { body } = await ada.post(unknown).send(PAYLOAD).expect(404);
    expect(body.code).toBe('gateway.not-found');
    await ada
      .post(unknown)
      .send({ ...PAYLOAD, breakGlass: 'At once' })
      .expect(404);
    expect(await approvals()).toEqual(before);
    expect(asked).toEqual([]);
  });

  it('takes the password of who agrees again', async () => {
    const { id } = await end({ ...PAYLOAD, reason: 'asked again' });
    gateway.passTime(11 * 60_000);
    const { body } = await grant(id, dora).expect(403);
    expect(body.code).toBe('gateway.step-up-required');
    await dora.post('/api/admin/step-up').send({ password: ADMIN.password }).expect(200);
    await grant(id, dora).expect(200);
    await ada.post('/api/admin/step-up').send({ password: ADMIN.password }).expect(200);
  });

  it('stays open with what the service says of it', async () => {
    const { id } = await end({ ...PAYLOAD, reason: 'too late' });
    refusal = new ValidationFailed([{ path: 'endsAt', message: 'Please choose today or a later day' }]);
    await grant(id, dora).expect(400);
    refusal = undefined;
    await grant(id, dora).expect(200);
  });

  it('comes at once for who breaks the glass', async () => {
    const { status } = await end({ ...PAYLOAD, breakGlass: 'A court has ordered it' });
    expect([status, asked]).toEqual([200, [{ ...PAYLOAD, registerNumber: NUMBER }]]);
    expect(await eventsOf(gateway, 'gateway.approval.glass-broken.v1')).toHaveLength(1);
  });
});
