import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@rep13/contracts-constants';
import { computerNow, learnServerTime, serverNow } from './clock.ts';

const SERVER = Date.parse('2026-11-26T12:00:00Z');

const answer = (at: number, cacheControl = 'no-store') =>
  new Headers({ Date: new Date(at).toUTCString(), 'Cache-Control': cacheControl });

/** An answer of the server as it is now, on a computer whose clock is off by so much. */
function answeredWith(offMs: number, headers = answer(SERVER)): void {
  jest.setSystemTime(SERVER + offMs);
  learnServerTime(headers, computerNow());
}

beforeEach(() => {
  jest.useFakeTimers();
  answeredWith(0);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the clock', () => {
  it.each([-8 * HOUR_MS, 8 * HOUR_MS, 400 * 24 * HOUR_MS])(
    'goes by the server on a computer that is off by %d ms',
    (off) => {
      answeredWith(off);
      expect(serverNow()).toBe(SERVER + 500);
      expect(computerNow()).toBe(SERVER + off);
      jest.advanceTimersByTime(HOUR_MS);
      expect(serverNow()).toBe(SERVER + 500 + HOUR_MS);
    },
  );

  it('stays with a computer that is right, whatever an answer took', () => {
    jest.setSystemTime(SERVER + 2_000);
    learnServerTime(answer(SERVER), SERVER - 1_000);
    expect(serverNow()).toBe(SERVER + 2_000);
  });

  it('comes back to a computer whose clock was set right meanwhile', () => {
    answeredWith(-8 * HOUR_MS);
    answeredWith(0);
    expect(serverNow()).toBe(SERVER);
  });

  it.each([
    ['a cache may have kept', answer(SERVER - HOUR_MS, 'public, max-age=3600')],
    ['says no time', new Headers({ 'Cache-Control': 'no-store' })],
    ['says nonsense', new Headers({ Date: 'soon', 'Cache-Control': 'no-store' })],
  ])('learns nothing from an answer that %s', (_what, headers) => {
    answeredWith(0, headers);
    expect(serverNow()).toBe(SERVER);
  });
});
