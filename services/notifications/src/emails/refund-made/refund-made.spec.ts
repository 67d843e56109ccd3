import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { refundMade } from './refund-made.email.ts';

it('the mail about a refund says how much, where to, and that a bank takes its time', async () => {
  const facts = { signupId: 512_345_678, amountCents: 30_000, currency: 'EUR', madeAt: NOW.toISOString() };
  const { content, text } = await read(refundMade, facts, buildContext());

  expect(content.subject).toBe('EUR 300 is on its way back to you');
  expect(text).toContain('to the means of payment that you used');
  expect(text).toContain('Your bank may take some days');
  expect(text).toContain('Paid back: 20 November 2026, 12:00 UTC');
});

it('the mail about a part of a fee says that it is a part', async () => {
  const facts = {
    ...{ signupId: 512_345_678, amountCents: 10_000, currency: 'EUR', madeAt: NOW.toISOString() },
    isPart: true,
  };
  const { content, text } = await read(refundMade, facts, buildContext());
  expect(content.subject).toBe('EUR 100 is on its way back to you');
  expect(text).toContain('We paid a part of a yearly fee of Acme Inc. back, to the means');
});
