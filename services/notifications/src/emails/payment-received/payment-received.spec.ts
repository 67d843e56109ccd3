import { buildAgreement, buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { paymentReceived } from './payment-received.email.ts';

describe('the receipt', () => {
  const facts = {
    signupId: 512_345_678,
    amountCents: 30_000,
    currency: 'EUR',
    provider: 'bank',
    paidAt: NOW.toISOString(),
  };

  it('says what was paid and when', async () => {
    const { content, text } = await read(paymentReceived, facts, buildContext());

    expect(content.subject).toBe('We received your payment of EUR 300');
    expect(text).toContain('Paid: 20 November 2026');
  });

  it('leads to signing while the signature is missing', async () => {
    const { button, text } = await read(paymentReceived, facts, buildContext());

    expect(text).toContain('once you have signed the agreement');
    expect(button).toContain('/signature/512345678#resume=');
  });

  it('says that the mandate is in force when both are there', async () => {
    const { button, text } = await read(
      paymentReceived,
      facts,
      buildContext({ agreement: buildAgreement() }),
    );

    expect(text).toContain('Your mandate is in force');
    expect(button).toContain('/client/setup?clientId=DSA-ABC234#token=');
  });

  it('admits that a demonstration took no money', async () => {
    const { text } = await read(paymentReceived, { ...facts, provider: 'demo' }, buildContext());

    expect(text).toContain('no money was taken');
  });
});
