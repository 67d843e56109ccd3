import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { startStripeTest, type StripeTest } from '../index.ts';

const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };
const HALF_HOUR_MS = 1_800_000;
const PAYMENT = { amountCents: 30_000, currency: 'eur' };

describe('the webhooks of the test Stripe', () => {
  let endpoint: Server;
  let test: StripeTest;
  /** The ids of the events that the endpoint took, and how it answers the next ones. */
  let taken: string[];
  let refusals: number;
  beforeEach(async () => {
    taken = [];
    refusals = 0;
    endpoint = createServer(async (request, response) => {
      const body = await text(request);
      const signature = request.headers['stripe-signature'] ?? '';
      const { id } = Stripe.webhooks.constructEvent(body, signature, SECRETS.webhookSecret);
      const isRefused = refusals-- > 0;
      if (!isRefused) taken.push(id);
      response.writeHead(isRefused ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const { port } = endpoint.address() as AddressInfo;
    test = await startStripeTest({ ...SECRETS, webhookUrl: `http://127.0.0.1:${port}/webhook` });
  });
  afterEach(async () => {
    await test.stop();
    endpoint.closeAllConnections();
    await new Promise((resolve) => endpoint.close(resolve));
  });

  const made = () => Object.keys(test.objects.events);

  it('come once, in the order in which they were made', async () => {
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken).toEqual(made());
  });

  it('come twice where that is set', async () => {
    test.webhooks.set({ twice: true });
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken).toEqual([...made(), ...made()]);
  });

  it('come in reversed order where that is set', async () => {
    test.webhooks.set({ order: 'reversed' });
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken).toEqual(made().reverse());
  });

  it('come shuffled where that is set: all of them all the same', async () => {
    test.webhooks.set({ order: 'shuffled', twice: true });
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken.toSorted()).toEqual([...made(), ...made()].sort());
  });

  it('come late by the account’s clock', async () => {
    test.webhooks.set({ lateMs: HALF_HOUR_MS });
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken).toEqual([]);
    test.advance(HALF_HOUR_MS);
    await test.webhooks.settled();
    expect(taken).toEqual(made());
  });

  it('are held back until they are released', async () => {
    test.webhooks.set({ held: true });
    test.payElsewhere(PAYMENT);
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken).toEqual([]);
    await test.webhooks.release();
    expect(taken).toEqual(made());
  });

  it('come again until the endpoint takes them', async () => {
    refusals = 2;
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    expect(taken.toSorted()).toEqual(made().sort());
    expect(test.webhooks.sent.filter((webhook) => !webhook.taken)).toHaveLength(2);
  });

  it('come again where somebody asks for it', async () => {
    test.payElsewhere(PAYMENT);
    await test.webhooks.settled();
    const [first] = made();
    test.webhooks.resend(first!);
    await test.webhooks.settled();
    expect(taken).toEqual([...made(), first]);
  });
});
