import { buildContext, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { signupConfirmation } from './signup-confirmation.email.ts';

describe('the signup confirmation', () => {
  const facts = { signupId: 512_345_678, registeredAt: NOW.toISOString() };

  it('brings the Client ID in the subject and in the text', async () => {
    const { content, text } = await read(signupConfirmation, facts, buildContext());

    expect(content.subject).toContain('DSA-ABC234');
    expect(text).toContain('Client ID: DSA-ABC234');
    expect(text).toContain('Company: Acme Inc.');
  });

  it('leads to payment first, and the link opens this signup on any device', async () => {
    const { button } = await read(signupConfirmation, facts, buildContext());

    expect(button).toMatch(/^https:\/\/rep13\.example\/payment\?signupId=512345678#resume=/);
    expect(claimsOf(button, 'resume-signup')).toMatchObject({ signupId: 512_345_678 });
  });

  it('names the fee that was agreed', async () => {
    const fee = { amountCents: 24_000, currency: 'EUR' };
    const { text } = await read(signupConfirmation, facts, buildContext({ party: { fee } }));

    expect(text).toContain('EUR 240 a year, renews yearly');
  });

  it('leads to signing and to the client account too', async () => {
    const { text } = await read(signupConfirmation, facts, buildContext());

    expect(text).toMatch(/https:\/\/rep13\.example\/signature\/512345678#resume=\S+/);
    const [setUp = ''] = /https:\S+\/client\/setup\?clientId=DSA-ABC234#token=\S+/.exec(text) ?? [];
    expect(claimsOf(setUp, 'client-setup')).toMatchObject({ signupId: 512_345_678 });
  });

  it('sent again to a client with an account leads nobody past the sign-in', async () => {
    const { button, text } = await read(
      signupConfirmation,
      facts,
      buildContext({ party: { accountStatus: 'active' } }),
    );

    expect(button).toBe('https://rep13.example/payment?signupId=512345678');
    expect(text).not.toContain('#');
    expect(text).toContain('sign in with your Client ID');
  });

  it('says the price as it is worded everywhere', async () => {
    const { text } = await read(signupConfirmation, facts, buildContext());

    expect(text).toContain('EUR 300 a year, renews yearly');
  });
});
