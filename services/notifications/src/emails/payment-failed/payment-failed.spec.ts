import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { paymentFailed } from './payment-failed.email.ts';

const facts = { signupId: 512_345_678, amountCents: 30_000, currency: 'EUR', failedAt: NOW.toISOString() };

describe('the mail about a payment that failed', () => {
  it('says that nothing was paid, and leads to another payment', async () => {
    const { content, text, button } = await read(
      paymentFailed,
      facts,
      buildContext({ party: { paidAt: null } }),
    );

    expect(content.subject).toBe('Your payment did not go through');
    expect(text).toContain('Nothing was paid');
    expect(text).toContain('To pay: EUR 300');
    expect(button).toContain('/payment?');
  });

  it('leads to the billing page who has paid a year before', async () => {
    const { button } = await read(
      paymentFailed,
      facts,
      buildContext({ party: { paidAt: NOW.toISOString() } }),
    );
    expect(button).toBe('https://rep13.example/client/billing');
  });
});
