import { ReceiveProviderEvent } from '@rep13/contracts-onboarding';
import request from 'supertest';
import { startGateway, type TestGateway } from './start-gateway.ts';

describe('POST /api/payments/:provider/webhook', () => {
  let gateway: TestGateway;
  let received: object[];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(ReceiveProviderEvent, (command) => {
      received.push(command);
      return { received: true } as const;
    });
  });
  afterAll(() => gateway?.stop());
  beforeEach(() => {
    received = [];
  });

  const post = (path: string, body: string) =>
    request(gateway.app.getHttpServer())
      .post(`/api/payments/${path}`)
      .set('Content-Type', 'application/json; charset=utf-8')
      .set('Stripe-Signature', 't=1,v1=2')
      .send(body);

  it('hands on the very text that was signed, from whoever sends it', async () => {
    const signed = '{\n  "id": "evt_1",  "name": "Zoë"\n}';
    const { body } = await post('stripe/webhook', signed).expect(200);
    expect(body).toEqual({ received: true });
    expect(received).toEqual([{ provider: 'stripe', body: signed, signature: 't=1,v1=2' }]);
  });

  it('knows the signature by the name of its provider', async () => {
    await post('demo/webhook', '{}').expect(200);
    expect(received).toEqual([{ provider: 'demo', body: '{}', signature: '' }]);
  });

  it('hands on nothing that nobody could read in time', async () => {
    const { body } = await post('stripe/webhook', `[${'1,'.repeat(100_000)}1]`).expect(400);
    expect(body.code).toBe('gateway.body-too-complex');
    expect(received).toEqual([]);
  });

  it('is found at names of providers only', async () => {
    await post('Stripe2/webhook', '{}').expect(404);
    expect(received).toEqual([]);
  });
});
