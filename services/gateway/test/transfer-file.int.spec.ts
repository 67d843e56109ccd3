import {
  DrawTransferFile,
  FindAgreement,
  FindMandate,
  ListClientDesignations,
  type TransferSection,
} from '@rep13/contracts-agreements';
import {
  GetClientProfile,
  GetProviderInformation,
  SignInClient,
  type ClientProfileView,
} from '@rep13/contracts-onboarding';
import { ListTickets, type TicketView } from '@rep13/contracts-sla';
import { NotFound } from '@rep13/service-kit';
import { strFromU8, unzipSync } from 'fflate';
import { bytesOf } from './bytes-of.ts';
import { buildClientUserView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('what a client takes along to its next representative', () => {
  let gateway: TestGateway;
  let client: Browser;
  let drawn: readonly TransferSection[];

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
        authorityName: 'Autoriteit Consument & Markt',
        authorityContactDate: '2026-11-27T09:15:00.000Z',
        description: 'Take it down',
        closeReason: 'for staff',
      } as TicketView,
    ]);
    answer(DrawTransferFile, ({ sections }) => {
      drawn = sections;
      return { bytes: Buffer.from('%PDF-1.7') };
    });
    client = gateway.browser();
    await client.post('/api/client/login').send({ clientId: '123456789', password: 'right' }).expect(200);
  });
  afterAll(() => gateway?.stop());

  const taken = async () => {
    const { body, headers } = await bytesOf(client.get('/api/client/transfer-file')).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=transfer-file.zip');
    const { 'transfer-file.json': json, 'transfer-file.pdf': pdf, ...others } = unzipSync(body);
    expect([Object.keys(others), strFromU8(pdf!)]).toEqual([[], '%PDF-1.7']);
    return JSON.parse(strFromU8(json!)) as { orders: object[] };
  };

  it('is a PDF and JSON in one file, also where no provider information was given', async () => {
    expect(await taken()).toMatchObject({
      company: { companyName: 'Acme Inc.' },
      mandate: { registerNumber: null },
      agreement: null,
      designation: [],
      providerInformation: null,
    });
    expect(drawn.map(({ heading, facts }) => [heading, facts[0]])).toEqual([
      ['Company', { label: 'Company name', value: 'Acme Inc.' }],
      ['Mandate', { label: 'State', value: 'Not in force yet' }],
      ['Letters to the Digital Services Coordinator', undefined],
      ['Provider information', undefined],
      [
        'Orders from authorities, newest first',
        {
          label: 'SLA-2026-00007, Autoriteit Consument & Markt',
          value: 'Received on 27 November 2026 at 09:15 UTC. Open.',
        },
      ],
    ]);
  });

  it('holds of an order only what its client may see', async () => {
    const { orders } = await taken();
    expect(orders[0]).toMatchObject({ ticketNumber: 'SLA-2026-00007' });
    expect(JSON.stringify([orders, drawn])).not.toContain('for staff');
  });
});
