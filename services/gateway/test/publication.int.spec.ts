import { GetRepresentativeRecord } from '@rep13/contracts-agreements';
import { CountClientsNotifiedOfRecord } from '@rep13/contracts-notifications';
import {
  CheckPublication,
  ConfirmPublication,
  CountPublications,
  GetClientPublication,
  NamePublicationPage,
  SignInClient,
  type ClientPublicationView,
} from '@rep13/contracts-onboarding';
import { ServiceUnavailable } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const OTHER = 223_456_789;

const PUBLICATION: ClientPublicationView = {
  state: 'seen',
  url: 'https://acme.example/legal',
  lastSeenAt: '2026-11-23T12:00:00.000Z',
  lastCheckedAt: '2026-11-23T12:00:00.000Z',
  confirmedByHand: false,
  isChecking: false,
  nextCheckAt: '2026-11-30T12:00:00.000Z',
  checks: [],
};

describe('what a website says of the representative', () => {
  let gateway: TestGateway;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    stubbedServices.answer(GetClientPublication, () => PUBLICATION);
    const remember = (command: object) => {
      asked.push(command);
      return { ...PUBLICATION, isChecking: true };
    };
    stubbedServices.answer(NamePublicationPage, remember);
    stubbedServices.answer(CheckPublication, remember);
    stubbedServices.answer(ConfirmPublication, remember);
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

  it('is shown to its client and to staff', async () => {
    const { body } = await (await portalOf(SIGNUP)).get('/api/client/publication').expect(200);
    expect(body).toEqual(PUBLICATION);
    const staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    const shown = await staff.get(`/api/admin/clients/${SIGNUP}/publication`).expect(200);
    expect(shown.body).toEqual(PUBLICATION);
  });

  it('is counted, with the mails, on the page about a change of the representative', async () => {
    const { stubbedServices } = gateway;
    const since = '2026-11-20T09:14:00.000Z';
    const changes = [{ field: 'phone', before: '+31 1', now: '+31 2' } as const];
    const record = { since, changes, mandates: 2, certified: 2, isFollowed: true };
    const followed = { ...record, letters: { drafted: 1, signed: 0, sent: 1 } };
    stubbedServices.answer(GetRepresentativeRecord, () => followed);
    stubbedServices.answer(CountPublications, (command) => {
      asked.push(command);
      return { watched: 2, showing: 1 };
    });
    stubbedServices.answer(CountClientsNotifiedOfRecord, () => {
      throw new ServiceUnavailable();
    });
    const staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    const { body } = await staff.get('/api/admin/representative').expect(200);
    expect(body).toEqual({ record: followed, clientsMailed: null, websites: { watched: 2, showing: 1 } });
    expect(asked).toEqual([expect.objectContaining({ seenSince: since })]);
  });

  it('is read now six times an hour for one client, however it is asked for', async () => {
    const portal = await portalOf(SIGNUP);
    const url = 'https://acme.example/legal';
    await portal.put('/api/client/publication').send({ url }).expect(200);
    for (let n = 0; n < 5; n += 1) await portal.post('/api/client/publication/check').expect(202);
    const refused = await portal.post('/api/client/publication/check').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    await portal.put('/api/client/publication').send({ url }).expect(429);
    expect(asked).toEqual([{ signupId: SIGNUP, url }, ...Array<object>(5).fill({ signupId: SIGNUP })]);
    await (await portalOf(OTHER)).post('/api/client/publication/check').expect(202);
  });

  it.each([
    {},
    { url: '' },
    { url: 'acme.example' },
    { url: 'file:///etc/passwd' },
    { url: 'https://a:b@acme.example/' },
  ])('is not looked for at %j', async (body) => {
    const answer = await (await portalOf(OTHER)).put('/api/client/publication').send(body).expect(400);
    expect(answer.body).toMatchObject({ errors: [{ path: 'url' }] });
    expect(asked).toEqual([]);
  });

  it('is confirmed by staff with a note', async () => {
    const staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    const confirm = (body: object) =>
      staff.post(`/api/admin/clients/${SIGNUP}/publication/confirm`).send(body);
    await confirm({ note: ' ' }).expect(400);
    await confirm({ note: 'In the footer.' }).expect(200);
    expect(asked).toEqual([{ signupId: SIGNUP, note: 'In the footer.' }]);
  });
});
