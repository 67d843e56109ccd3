import type { Moment } from '@rep13/contracts-constants';
import { describe, expect, it } from '@jest/globals';
import { formatDate, formatDateTime, formatDay, formatTime } from './format-date.ts';

describe('formatDate', () => {
  const morning = new Date(2026, 10, 20, 9, 14);

  it('writes the month out', () => {
    expect(formatDate(morning)).toBe('20 November 2026');
    expect(formatDate(morning.toISOString() as Moment)).toBe('20 November 2026');
  });

  it('adds the time where it matters', () => {
    expect(formatDateTime(morning)).toMatch(/^20 November 2026(,| at) 09:14$/);
  });

  it('says the time of today to the second', () => {
    expect(formatTime(new Date(2026, 10, 20, 9, 14, 5))).toBe('09:14:05');
  });

  it.each([null, undefined, '', 'not a date'] as (Moment | null | undefined)[])(
    'says N/A for %p',
    (missing) => {
      expect(formatDate(missing)).toBe('N/A');
    },
  );
});

describe('formatDay', () => {
  it('names the day itself, wherever it is read', () => {
    expect(formatDay('2025-01-25')).toBe('25 January 2025');
    expect(formatDay('2026-12-01')).toBe('1 December 2026');
  });
});
