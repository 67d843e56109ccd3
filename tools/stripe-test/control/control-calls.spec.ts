import { startStripeTest, type StripeTest } from '../index.ts';

const DAY_MS = 86_400_000;

describe('the controls over HTTP', () => {
  let test: StripeTest;
  beforeEach(async () => {
    test = await startStripeTest({ secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' });
  });
  afterEach(() => test.stop());

  const call = (name: string, fields: object = {}, type = 'application/json') =>
    fetch(`${test.url}/test/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(fields),
    });
  const answer = async (name: string, fields?: object) => {
    const { answer } = (await (await call(name, fields)).json()) as { answer: Record<string, unknown> };
    return answer;
  };

  it('pay, move the clock and show what came to be', async () => {
    const { status } = await answer('pay-elsewhere', { amountCents: 30_000, currency: 'eur' });
    expect(status).toBe('paid');
    await answer('decline-next');
    const before = test.now().getTime();
    await answer('advance', { days: 366 });
    expect(test.now().getTime()).toBeGreaterThanOrEqual(before + 366 * DAY_MS);
    const { subscriptions, invoices } = await answer('state');
    expect(Object.values(subscriptions as object)).toMatchObject([{ status: 'past_due' }]);
    expect(Object.values(invoices as object)).toHaveLength(2);
  });

  it('set how webhooks are sent, and refuse what is no such setting', async () => {
    await answer('webhooks', { held: true, order: 'shuffled' });
    await answer('pay-elsewhere', { amountCents: 30_000, currency: 'eur' });
    expect(test.webhooks.sent).toEqual([]);
    await answer('release-webhooks');
    expect(test.webhooks.sent).not.toEqual([]);
    expect((await call('webhooks', { colour: 'red' })).status).toBe(400);
    expect((await call('webhooks', { order: 'best' })).status).toBe(400);
  });

  it('refuse what they do not know, and who does not send JSON', async () => {
    expect((await call('no-such-control')).status).toBe(404);
    expect((await call('advance', { days: 1 }, 'text/plain')).status).toBe(415);
    expect((await call('advance', { days: 'one' })).status).toBe(400);
  });
});
