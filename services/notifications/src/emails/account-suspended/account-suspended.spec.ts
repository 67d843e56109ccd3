import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { accountSuspended } from './account-suspended.email.ts';

describe('the mail about a suspended account', () => {
  const facts = { signupId: 512_345_678, suspendedAt: NOW.toISOString() };

  it('says what is still open and whom to talk to', async () => {
    const { button, text } = await read(accountSuspended, facts, buildContext());

    expect(text).toContain('You can still sign in and read');
    expect(text).toContain('answer this email or write to support@rep13.example');
    expect(button).toBe('https://rep13.example/client/dashboard');
  });

  it('speaks of the fee only if it is missing', async () => {
    const unpaid = await read(accountSuspended, facts, buildContext());
    const paid = await read(accountSuspended, facts, buildContext({ party: { paidAt: NOW.toISOString() } }));

    expect(unpaid.text).toContain('60 days without payment are a breach of the agreement');
    expect(paid.text).not.toContain('fee');
  });
});
