import { buildAccount, buildActive } from '../../test/account-builders.ts';
import { AccountSuspended, LinkExpired } from './client-account.errors.ts';

const NOW = new Date('2026-11-20T09:14:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe("a client's new password", () => {
  it('is set by the mailed link, which ends a lock', () => {
    const account = buildActive();
    for (let attempt = 0; attempt < 5; attempt += 1) account.signIn(null, NOW);
    account.requestReset('one', NOW);

    expect(account.resetPassword('one', 'new', NOW)).toBe('changed');
    expect(account.signIn('hash', NOW)).toBe('wrong');
    expect(account.signIn('new', NOW)).toBe('signed-in');
  });

  it('is set once, within an hour, by the latest link', () => {
    const account = buildActive();
    account.requestReset('one', NOW);
    account.requestReset('two', NOW);

    expect(() => account.resetPassword('one', 'new', NOW)).toThrow(LinkExpired);
    expect(() => account.resetPassword('two', 'new', hoursLater(1))).toThrow(LinkExpired);
    account.resetPassword('two', 'new', hoursLater(0.99));
    expect(() => account.resetPassword('two', 'newer', hoursLater(0.99))).toThrow(LinkExpired);
    expect(account.passwordHash).toBe('new');
  });

  it('has three links an hour, of which the last stays good', () => {
    const account = buildActive();
    const asked = ['one', 'two', 'three', 'four'].map((id) => account.requestReset(id, NOW));

    expect(asked).toEqual([true, true, true, false]);
    expect(account.resetPassword('three', 'new', NOW)).toBe('changed');
  });

  it('is the first one of a pending account, which becomes active', () => {
    const account = buildAccount();
    account.requestReset('one', NOW);

    expect(account.resetPassword('one', 'hash', NOW)).toBe('activated');
    expect(account).toMatchObject({ accountStatus: 'active', passwordHash: 'hash' });
  });

  it('leaves a suspended account suspended', () => {
    const account = buildActive();
    account.suspend('unpaid', NOW);
    account.requestReset('one', NOW);

    expect(account.resetPassword('one', 'new', NOW)).toBe('changed');
    expect(account.accountStatus).toBe('suspended');
  });

  it('is no way round the suspension of an account that was never set up', () => {
    const account = buildAccount();
    account.requestReset('one', NOW);
    account.suspend('fraud', NOW);

    expect(account.requestReset('two', NOW)).toBe(false);
    expect(() => account.resetPassword('one', 'hash', NOW)).toThrow(AccountSuspended);
  });
});
