import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { accountLocked } from './account-locked.email.ts';

describe('the mail about a locked account', () => {
  const facts = { signupId: 512_345_678, lockedUntil: '2026-11-20T12:15:00.000Z' };

  it('says which account is locked and until when', async () => {
    const { text } = await read(accountLocked, facts, buildContext());

    expect(text).toContain('Client ID: DSA-ABC234');
    expect(text).toContain('Locked until: 20 November 2026, 12:15 UTC');
  });

  it('leads to sign-in and holds no token', async () => {
    const { button, text } = await read(accountLocked, facts, buildContext());

    expect(button).toBe('https://rep13.example/client/login');
    expect(text).not.toContain('#');
  });
});
