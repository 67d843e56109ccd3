import { SignInGuard } from './sign-in-guard.ts';

const NOW = new Date('2026-11-20T09:14:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Fails five times from `now` on and says for how many minutes that locks. */
function lockedMinutes(guard: SignInGuard, now: Date): number {
  const outcomes = [1, 2, 3, 4, 5].map(() => guard.fail(now));
  expect(outcomes).toEqual([false, false, false, false, true]);
  return (guard.accountLockedUntil!.getTime() - now.getTime()) / 60_000;
}

describe('the sign-in guard', () => {
  it('locks at the fifth wrong password for 15 minutes', () => {
    const guard = new SignInGuard();

    expect(lockedMinutes(guard, NOW)).toBe(15);
    expect(guard.isLocked(minutesLater(14))).toBe(true);
    expect(guard.isLocked(minutesLater(15))).toBe(false);
  });

  it('doubles each further lock, up to a day', () => {
    const guard = new SignInGuard();

    const locks = [0, 1, 2, 3, 4, 5, 6, 7, 50].map((day) => lockedMinutes(guard, minutesLater(day * 1440)));

    expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  });

  it('starts over after a correct password', () => {
    const guard = new SignInGuard();
    lockedMinutes(guard, NOW);
    guard.fail(minutesLater(20));

    guard.reset();

    expect(lockedMinutes(guard, minutesLater(30))).toBe(15);
  });
});
