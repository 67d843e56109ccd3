import { describe, expect, it } from '@jest/globals';
import { formatDuration } from './format-duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('formatDuration', () => {
  it.each([
    [-5 * MINUTE, 'less than a minute'],
    [0, 'less than a minute'],
    [MINUTE - 1, 'less than a minute'],
    [72_000, '1 minute'],
    [17 * MINUTE, '17 minutes'],
    [HOUR - 1, '59 minutes'],
    [HOUR, '1 h'],
    [HOUR + 4 * MINUTE, '1 h 04 min'],
    [23 * HOUR + 40 * MINUTE, '23 h 40 min'],
    [47 * HOUR + 59 * MINUTE, '47 h 59 min'],
    [48 * HOUR, '2 days'],
    [76 * HOUR + 59 * MINUTE, '3 days 4 h'],
  ])('says %p ms as %p', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});
