import { buildAccount, buildActive } from '../../test/account-builders.ts';
import { AccountAlreadySuspended, AccountNotSuspended } from './client-account.errors.ts';

const NOW = new Date('2026-11-20T09:14:00Z');

describe('a suspension', () => {
  it.each([
    ['active', buildActive],
    ['pending', buildAccount],
  ] as const)('of a %s account keeps its reason, and ends in what was before', (before, build) => {
    const account = build();

    account.suspend('unpaid', NOW);
    expect(account).toMatchObject({
      accountStatus: 'suspended',
      suspensionReason: 'unpaid',
      suspendedAt: NOW,
    });

    account.reactivate();
    expect(account).toMatchObject({ accountStatus: before, suspensionReason: null, suspendedAt: null });
  });

  it('comes once and ends once', () => {
    const account = buildActive();
    expect(() => account.reactivate()).toThrow(AccountNotSuspended);
    account.suspend('unpaid', NOW);
    expect(() => account.suspend('again', NOW)).toThrow(AccountAlreadySuspended);
    expect(account.suspensionReason).toBe('unpaid');
  });

  it('lets nobody in where no password was ever chosen', () => {
    const account = buildAccount();
    account.requestSetup(NOW);
    account.suspend('fraud', NOW);

    expect(account.signIn(null, NOW)).toBe('wrong');
  });
});
