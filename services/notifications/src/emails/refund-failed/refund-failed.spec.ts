import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { refundFailed } from './refund-failed.email.ts';

it('the mail about a refund that failed says that it is still owed, and asks for another way', async () => {
  const facts = { signupId: 512_345_678, amountCents: 30_000, currency: 'EUR', failedAt: NOW.toISOString() };
  const { content, text } = await read(refundFailed, facts, buildContext());

  expect(content.subject).toBe('Your refund of EUR 300 did not reach you');
  expect(text).toContain('We still owe it to you');
  expect(text).toContain('agree on another way to pay it');
  expect(text).toContain('Came back: 20 November 2026, 12:00 UTC');
});
