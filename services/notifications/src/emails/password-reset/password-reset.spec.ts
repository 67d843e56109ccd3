import { MINUTE_MS } from '@rep13/contracts-constants';
import { buildContext, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { passwordReset } from './password-reset.email.ts';

describe('the mail that leads to a new password', () => {
  const resetId = '0190b0a2-7d1c-7000-8000-000000000001';
  const facts = { signupId: 512_345_678, resetId, requestedAt: NOW.toISOString() };

  it('leads to a link that names this one request', async () => {
    const { button } = await read(passwordReset, facts, buildContext());

    expect(button).toMatch(/^https:\/\/rep13\.example\/client\/reset#token=/);
    expect(claimsOf(button, 'reset-password')).toMatchObject({ signupId: 512_345_678, id: resetId });
    expect(claimsOf(button, 'client-setup')).toBeUndefined();
  });

  it('gives a link that ends an hour after the request, however late it is sent', async () => {
    const late = new Date(NOW.getTime() + 50 * MINUTE_MS);
    const { button, text } = await read(passwordReset, facts, buildContext({ now: late }));

    const [payload = ''] = new URL(button).hash.replace('#token=', '').split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    expect(exp - NOW.getTime() / 1_000).toBe(600);
    expect(text).toContain('until 20 November 2026, 13:00 UTC');
  });

  it('has nothing to say after that hour', () => {
    expect(passwordReset.until?.(facts)).toEqual(new Date(NOW.getTime() + 60 * MINUTE_MS));
  });

  it('tells somebody who did not ask that nothing happens', async () => {
    const { text } = await read(passwordReset, facts, buildContext());

    expect(text).toContain('do nothing: your present password stays as it is');
  });
});
