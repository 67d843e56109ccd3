import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { paymentHoldLifted } from './payment-hold-lifted.email.ts';

it('the mail about a hold that is over says what is open again', async () => {
  const facts = { signupId: 512_345_678, liftedAt: NOW.toISOString() };
  const { button, text } = await read(paymentHoldLifted, facts, buildContext());

  expect(text).toContain('You can sign and change your provider information again');
  expect(text).toContain('Open again: 20 November 2026, 12:00 UTC');
  expect(button).toBe('https://rep13.example/client/dashboard');
});
