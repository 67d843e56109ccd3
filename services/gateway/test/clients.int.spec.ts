import { OFFERED_FEE } from '@rep13/contracts-constants';
import { FindAgreement } from '@rep13/contracts-agreements';
import {
  GetClientDetail,
  ReactivateClient,
  SuspendClient,
  type ClientAccountDetailView,
} from '@rep13/contracts-onboarding';
import { buildClientParticulars } from '@rep13/contracts-onboarding/test/client-particulars';
import { ListTickets } from '@rep13/contracts-sla';
import { DomainError, NotFound } from '@rep13/service-kit';
import { buildAgreementView, buildTicketView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;

const buildDetail = (given: Partial<ClientAccountDetailView> = {}): ClientAccountDetailView => ({
  id: SIGNUP,
  clientId: 'DSA-ABC234',
  ...buildClientParticulars({
    companyName: 'Acme Ltd',
    legalContactName: 'Ada Example',
    legalContactEmail: 'legal@acme.example',
  }),
  accountStatus: 'active',
  contractVersion: '1.0',
  fee: OFFERED_FEE,
  paidAt: null,
  paymentHoldAt: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  lastLogin: null,
  lockedUntil: null,
  suspension: null,
  ...given,
});

describe('a client in the hands of staff', () => {
  let gateway: TestGateway;
  let admin: Browser;
  const asked: object[] = [];
  const tickets = [
    buildTicketView({ status: 'pending' }),
    buildTicketView({ status: 'closed' }),
    buildTicketView({ status: 'responded' }),
  ];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(GetClientDetail, ({ signupId }) => {
      if (signupId !== SIGNUP) throw new NotFound();
      return buildDetail();
    });
    gateway.stubbedServices.answer(FindAgreement, ({ signupId }) => buildAgreementView(signupId));
    gateway.stubbedServices.answer(ListTickets, () => tickets);
    gateway.stubbedServices.answer(SuspendClient, (command) => {
      asked.push(command);
      return buildDetail({ accountStatus: 'suspended' });
    });
    gateway.stubbedServices.answer(ReactivateClient, () => {
      throw new DomainError(409, 'onboarding.account-not-suspended', 'Account is not suspended');
    });
    admin = gateway.browser();
    await admin.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());

  const suspend = (body: object, id: number | string = SIGNUP) =>
    admin.post(`/api/admin/clients/${id}/suspend`).send(body);

  it('is shown with the agreement and the number of open tickets', async () => {
    const { body } = await admin.get(`/api/admin/clients/${SIGNUP}`).expect(200);
    expect(body).toEqual({
      ...buildDetail(),
      agreement: buildAgreementView(SIGNUP),
      openTickets: 2,
      hasSecondFactor: false,
    });
  });

  it.each(['323456789', '0', 'x', '99999999999', '1%20or%201'])('is not found under %s', async (id) => {
    await admin
      .get(`/api/admin/clients/${id}`)
      .expect(404, { code: 'gateway.not-found', message: 'Not found' });
  });

  it('is suspended for a reason of one line and at most 500 characters', async () => {
    await suspend({ reason: '  Charged back ' }).expect(200, buildDetail({ accountStatus: 'suspended' }));
    expect(asked).toEqual([{ signupId: SIGNUP, reason: 'Charged back' }]);

    for (const body of [
      {},
      { reason: ' ' },
      { reason: 'x'.repeat(501) },
      { reason: 'a', status: 'active' },
    ]) {
      await suspend(body).expect(400);
    }
    await suspend({ reason: 'a' }, 'x').expect(404);
    expect(asked).toHaveLength(1);
  });

  it('is told apart when there is nothing to reactivate', async () => {
    const { body } = await admin.post(`/api/admin/clients/${SIGNUP}/reactivate`).send({}).expect(409);
    expect(body.code).toBe('onboarding.account-not-suspended');
  });
});
