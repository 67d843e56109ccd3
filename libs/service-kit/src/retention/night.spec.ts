import { isNight, nextNight, nightOf } from './night.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('a night', () => {
  it('is named by its day of UTC, and its work begins at two', () => {
    expect(nightOf(at('01:59:59'))).toBe('2026-11-20');
    expect(isNight(at('01:59:59'))).toBe(false);
    expect(isNight(at('02:00:00'))).toBe(true);
    // Also for a machine that was off until then.
    expect(isNight(at('16:00:00'))).toBe(true);
  });

  it('comes next at two', () => {
    expect(nextNight(at('01:00:00'))).toEqual(at('02:00:00'));
    expect(nextNight(at('02:00:00'))).toEqual(new Date('2026-11-21T02:00:00Z'));
  });
});
