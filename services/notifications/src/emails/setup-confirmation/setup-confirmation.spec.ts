import { buildContext, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { setupConfirmation } from './setup-confirmation.email.ts';

describe('the mail after somebody wanted to set up an account', () => {
  const facts = { signupId: 512_345_678, requestedAt: NOW.toISOString() };

  it('leads the owner to the page where the password is chosen', async () => {
    const { button } = await read(setupConfirmation, facts, buildContext());

    expect(button).toMatch(/^https:\/\/rep13\.example\/client\/setup\?clientId=DSA-ABC234#token=/);
    expect(claimsOf(button, 'client-setup')).toMatchObject({ signupId: 512_345_678 });
  });

  it('leads to the sign-in when the account has been set up meanwhile', async () => {
    const context = buildContext({ party: { accountStatus: 'active' } });
    const { button, content } = await read(setupConfirmation, facts, context);

    expect(button).toBe('https://rep13.example/client/login');
    expect(content.subject).toBe('Your client account DSA-ABC234 is set up already');
  });

  it('says when it was asked for, and that nothing has changed yet', async () => {
    const { text } = await read(setupConfirmation, facts, buildContext());

    expect(text).toContain('Asked: 20 November 2026, 12:00 UTC');
    expect(text).toContain('nothing has changed');
    expect(text).toContain('works for 7 days');
  });
});
