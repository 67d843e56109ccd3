import { SECOND_FACTOR_CHANGES } from '@rep13/contracts-gateway/constants';
import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { recoveryCodeUsed } from '../recovery-code-used/recovery-code-used.email.ts';
import { secondFactorChanged } from './second-factor-changed.email.ts';

describe('the mail about a client’s second factor', () => {
  const facts = { signupId: 512_345_678, changedAt: NOW.toISOString() };

  it.each(SECOND_FACTOR_CHANGES)('says whose, what and when, and what to do about it: %s', async (change) => {
    const { text, button } = await read(secondFactorChanged, { ...facts, change }, buildContext());
    expect(text).toContain('Client ID: DSA-ABC234');
    expect(text).toContain('Changed: 20 November 2026, 12:00 UTC');
    expect(text).toContain('ask for a new password at https://rep13.example/client/reset');
    expect(button).toBe('https://rep13.example/client/login');
    expect(text).not.toContain('#');
  });

  it('tells of a used recovery code how many are left', async () => {
    const used = { signupId: 512_345_678, codesLeft: 3, usedAt: NOW.toISOString() };
    const { text } = await read(recoveryCodeUsed, used, buildContext());
    expect(text).toContain('with its password and a recovery code. 3 are left.');
  });
});
