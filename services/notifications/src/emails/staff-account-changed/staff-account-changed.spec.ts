import { buildInternalContext, NOW } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { staffAccountChanged } from './staff-account-changed.email.ts';

describe('the mail about an account of staff', () => {
  const facts = { adminUserId: 7, changedAt: NOW.toISOString() };

  it.each([
    ['role-changed', 'Your role was changed', 'An admin gave you another role'],
    ['password-reset', 'Your password was reset', 'you are signed out everywhere'],
    ['password-changed', 'Your password was changed', 'All your other sessions have been ended'],
    ['deactivated', 'Your account was deactivated', 'cannot sign in'],
    ['reactivated', 'Your account was reactivated', 'sign in again with your password'],
  ] as const)('says what was done, when, and whom to ask: %s', async (change, subject, expected) => {
    const { content, text } = await readInternal(
      staffAccountChanged,
      { ...facts, change },
      buildInternalContext(),
    );
    expect(content.subject).toBe(subject);
    expect(text).toContain(expected);
    expect(text).toContain('Changed: 20 November 2026, 12:00 UTC');
    expect(text).toContain('ask an admin at once');
  });

  it('names the new role', async () => {
    const change = { ...facts, change: 'role-changed', role: 'auditor' } as const;
    const { text, button } = await readInternal(staffAccountChanged, change, buildInternalContext());
    expect(text).toContain('New role: auditor');
    expect(button).toBe('https://rep13.example/admin');
  });
});
