import { SECOND_FACTOR_CHANGES } from '@rep13/contracts-gateway/constants';
import { buildInternalContext, NOW } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { staffRecoveryCodeUsed } from '../staff-recovery-code-used/staff-recovery-code-used.email.ts';
import { staffSecondFactorChanged } from './staff-second-factor-changed.email.ts';

describe('the mail about a colleague’s second factor', () => {
  const facts = { adminUserId: 7, changedAt: NOW.toISOString() };

  it.each(SECOND_FACTOR_CHANGES)(
    'says what happened and what to do if it was somebody else: %s',
    async (change) => {
      const { text, button } = await readInternal(
        staffSecondFactorChanged,
        { ...facts, change },
        buildInternalContext(),
      );
      expect(text).toContain('Changed: 20 November 2026, 12:00 UTC');
      expect(text).toContain('tell an admin at once');
      expect(button).toBe('https://rep13.example/admin');
    },
  );

  it.each([
    [9, '9 are left.'],
    [1, 'One is left.'],
    [0, 'None is left. Please make new ones.'],
  ])('tells of a used recovery code that %i are left', async (codesLeft, expected) => {
    const used = { adminUserId: 7, codesLeft, usedAt: NOW.toISOString() };
    const { text } = await readInternal(staffRecoveryCodeUsed, used, buildInternalContext());
    expect(text).toContain(`Somebody signed in with your password and a recovery code. ${expected}`);
  });
});
