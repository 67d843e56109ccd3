import { buildAccount, buildActive } from '../../test/account-builders.ts';
import type { ClientAccount } from './client-account.entity.ts';
import { AccountSuspended } from '../signups/index.ts';
import { AccountAlreadyActivated } from './client-account.errors.ts';
import { SignInGuard } from './sign-in-guard.ts';

const NOW = new Date('2026-11-20T09:14:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe("a client's set-up", () => {
  it('is done at once for a proven owner', () => {
    const account = buildAccount();

    account.activate('hash');

    expect(account).toMatchObject({ accountStatus: 'active', passwordHash: 'hash' });
  });

  it('is left as it is, without any password, when anybody else asks for it', () => {
    const account = buildAccount();

    expect(account.requestSetup(NOW)).toBe(true);

    expect(account).toEqual(buildAccount({ setupLinksAt: [NOW] }));
  });

  it.each([
    ['active', AccountAlreadyActivated],
    ['suspended', AccountSuspended],
  ] as const)('is refused for an account that is %s', (accountStatus, error) => {
    const account = buildActive({ accountStatus });

    expect(() => account.activate('other')).toThrow(error);
    expect(() => account.requestSetup(NOW)).toThrow(error);
    expect(account.passwordHash).toBe('hash');
  });

  it('is brought three mails an hour', () => {
    const account = buildAccount();
    const asked = [0, 0.25, 0.5, 0.75].map((hours) => account.requestSetup(hoursLater(hours)));

    expect(asked).toEqual([true, true, true, false]);
    expect(account.requestSetup(hoursLater(1))).toBe(true);
  });

  it('forgets the wrong passwords that came before it', () => {
    const account = buildAccount();
    for (let attempt = 0; attempt < 5; attempt += 1) account.signIn(null, NOW);

    account.activate('hash');

    expect(account.signIn('hash', NOW)).toBe('signed-in');
  });
});

describe("a client's sign-in", () => {
  it('is remembered and clears the wrong passwords', () => {
    const account = buildActive();
    account.signIn(null, NOW);

    expect(account.signIn('hash', NOW)).toBe('signed-in');
    expect(account).toMatchObject({ lastLogin: NOW, guard: { loginAttempts: 0 } });
  });

  it('is open to suspended clients', () => {
    expect(buildActive({ accountStatus: 'suspended' }).signIn('hash', NOW)).toBe('signed-in');
  });

  it('is wrong without a password', () => {
    expect(buildAccount().signIn(null, NOW)).toBe('wrong');
  });

  it('is wrong with a password that was changed meanwhile', () => {
    expect(buildActive({ passwordHash: 'new' }).signIn('old', NOW)).toBe('wrong');
  });

  it('locks at the fifth wrong password, even against the right one', () => {
    const account = buildActive();

    const outcomes = [null, null, null, null, null, null, 'hash'].map((proven) =>
      account.signIn(proven, NOW),
    );

    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locks', 'locked', 'locked']);
    expect(account.signIn('hash', hoursLater(0.25))).toBe('signed-in');
  });
});

describe('a sign-in from a device that signed in before', () => {
  const guesses = (account: ClientAccount, times: number, device?: SignInGuard) =>
    Array.from({ length: times }, () => account.signIn(null, NOW, device));

  it("is open while strangers' wrong passwords lock the account, and leaves that lock alone", () => {
    const account = buildActive();
    guesses(account, 5);

    expect(account.signIn('hash', NOW, new SignInGuard())).toBe('signed-in');
    expect(account.signIn('hash', NOW)).toBe('locked');
  });

  it('locks itself at the fifth wrong password, and nobody else', () => {
    const account = buildActive();
    const device = new SignInGuard();

    expect(guesses(account, 6, device)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locks', 'locked']);
    expect(account.signIn('hash', NOW, device)).toBe('locked');
    expect(account.signIn('hash', NOW, new SignInGuard())).toBe('signed-in');
    expect(account.signIn('hash', NOW)).toBe('signed-in');
  });

  it('clears the wrong passwords of both, where no lock runs', () => {
    const account = buildActive();
    guesses(account, 4);
    const device = new SignInGuard();
    guesses(account, 4, device);

    account.signIn('hash', NOW, device);

    expect([account.guard.loginAttempts, device.loginAttempts]).toEqual([0, 0]);
  });

  it('is unknown after the password was changed', () => {
    const account = buildActive();
    expect(account.knowsDeviceOf(NOW)).toBe(true);
    account.requestReset('one', hoursLater(1));
    account.resetPassword('one', 'new', hoursLater(1));

    expect(account.knowsDeviceOf(NOW)).toBe(false);
    expect(account.knowsDeviceOf(hoursLater(2))).toBe(true);
  });
});
