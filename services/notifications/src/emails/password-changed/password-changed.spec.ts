import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { passwordChanged } from './password-changed.email.ts';

describe('the mail about a changed password', () => {
  const facts = { signupId: 512_345_678, changedAt: NOW.toISOString() };

  it('says whose password, and when', async () => {
    const { text } = await read(passwordChanged, facts, buildContext());

    expect(text).toContain('Client ID: DSA-ABC234');
    expect(text).toContain('Changed: 20 November 2026, 12:00 UTC');
  });

  it('says what to do if it was somebody else, and holds no token', async () => {
    const { button, text } = await read(passwordChanged, facts, buildContext());

    expect(text).toContain(
      'ask for a new password at https://rep13.example/client/reset and write to support@',
    );
    expect(button).toBe('https://rep13.example/client/login');
    expect(text).not.toContain('#');
  });
});
