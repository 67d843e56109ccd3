import { buildAccount, buildActive } from '../../test/account-builders.ts';
import { AccountSuspended } from '../signups/index.ts';
import { LinkExpired } from './client-account.errors.ts';

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

  it('is set once, within an hour', () => {
    const account = buildActive();
    account.requestReset('one', NOW);

    expect(() => account.resetPassword('one', 'new', hoursLater(1))).toThrow(LinkExpired);
    account.resetPassword('one', 'new', hoursLater(0.99));
    expect(() => account.resetPassword('one', 'newer', hoursLater(0.99))).toThrow(LinkExpired);
    expect(account.passwordHash).toBe('new');
  });

  it.each(['one', 'two', 'three'])('is set by link %s of three, which ends the others', (used) => {
    const account = buildActive();
    for (const id of ['one', 'two', 'three']) account.requestReset(id, NOW);

    expect(account.resetPassword(used, 'new', NOW)).toBe('changed');

    for (const id of ['one', 'two', 'three'])
      expect(() => account.resetPassword(id, 'newer', NOW)).toThrow(LinkExpired);
    expect(account.passwordHash).toBe('new');
  });

  it('has three links an hour, which all stay good however often strangers ask', () => {
    const account = buildActive();
    const asked = ['one', 'two', 'three', 'four'].map((id) => account.requestReset(id, NOW));

    expect(asked).toEqual([true, true, true, false]);
    expect(account.resetLinks.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
    expect(account.requestReset('next', hoursLater(1))).toBe(true);
    expect(account.resetLinks.map(({ id }) => id)).toEqual(['next']);
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
