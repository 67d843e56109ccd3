import { FindAgreement, FindMandate, ListClientDesignations } from '@rep13/contracts-agreements';
import {
  GetClientProfile,
  GetProviderInformation,
  SignInClient,
  type ClientProfileView,
} from '@rep13/contracts-onboarding';
import { ListTickets, type TicketView } from '@rep13/contracts-sla';
import { NotFound } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('what a client takes along to its next representative', () => {
  let gateway: TestGateway;
  let client: Browser;

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    const answer: typeof stubbedServices.answer = (command, reply) => stubbedServices.answer(command, reply);
    answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    answer(GetClientProfile, () => ({ companyName: 'Acme Inc.' }) as ClientProfileView);
    answer(FindMandate, () => null);
    answer(FindAgreement, () => null);
    answer(ListClientDesignations, () => []);
    answer(GetProviderInformation, () => {
      throw new NotFound();
    });
    answer(ListTickets, () => [
      {
        id: 7,
        ticketNumber: 'SLA-2026-00007',
        description: 'Take it down',
        closeReason: 'for staff',
      } as TicketView,
    ]);
    client = gateway.browser();
    await client.post('/api/client/login').send({ clientId: '123456789', password: 'right' }).expect(200);
  });
  afterAll(() => gateway?.stop());

  it('is one file, also where no provider information was given', async () => {
    const { body, headers } = await client.get('/api/client/transfer-file').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=transfer-file.json');
    expect(body).toMatchObject({
      company: { companyName: 'Acme Inc.' },
      mandate: { registerNumber: null },
      agreement: null,
      designation: [],
      providerInformation: null,
    });
  });

  it('holds of an order only what its client may see', async () => {
    const { body } = await client.get('/api/client/transfer-file').expect(200);
    const [order] = (body as { orders: object[] }).orders;
    expect(order).toMatchObject({ ticketNumber: 'SLA-2026-00007' });
    expect(JSON.stringify(order)).not.toContain('for staff');
  });
});
