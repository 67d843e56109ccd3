import { describe, expect, it } from '@jest/globals';
import { isDay, isMoment } from './dates.ts';

const padded = (number: number, length = 2) => String(number).padStart(length, '0');

/** Days as they could be typed, existing ones and others. */
function* writtenDays(): Generator<string> {
  for (const year of [0, 1, 1899, 1900, 1999, 2000, 2023, 2024, 2026, 2100, 2999, 3000, 9999])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) yield `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** What ISO 8601 knows beside days and moments, and what is nearly one. */
const ODD = [
  ...['2026', '2026-11', '20261124', '2026-330', '2026-W05', '2026-W05-1', '2026-02-30', '+002026-11-24'],
  ...[
    '-000001-01-01',
    '0000-01-01',
    '+275760-09-14T00:00:00Z',
    '2026-11-24T24:00:00Z',
    '2026-11-24T23:59:60Z',
  ],
  ...['2026-11-24T10:00:00,5Z', '2026-11-24T10Z', '2026-11-24T10:00:00', '2026-11-24T10:00:00+99:99'],
  ...['2026-11-24 10:00:00Z', '2026-11-24T10:00:00z', '2026-11-24t10:00:00Z', '2026-02-30T10:00:00Z', ''],
  ...[
    '2026-11-24T10:00:00+15:00',
    '2026-11-24T10:00:00.1234567890Z',
    '2026-11-24\n',
    '２０２６-11-24',
    '2026-11-24Z',
  ],
];

describe('a day', () => {
  it('is taken where there is one, and the same to JavaScript', () => {
    for (const text of writtenDays()) {
      const date = new Date(`${text}T00:00:00Z`);
      const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
      const isOurs = text >= '1900' && text < '3000';
      expect([text, isDay(text)]).toEqual([text, exists && isOurs]);
    }
  });

  it.each(ODD)('is not %j, and no moment either', (text) => {
    expect([isDay(text), isMoment(text)]).toEqual([false, false]);
  });
});

describe('a moment', () => {
  it('is a day with a time and an offset, and JavaScript reads every one', () => {
    for (const day of ['1900-01-01', '2024-02-29', '2999-12-31'])
      for (const time of ['00:00', '23:59', '09:14:59', '09:14:00.5', '09:14:00.123456789'])
        for (const offset of ['Z', '+00:00', '-12:00', '+05:45', '+14:00', '+0200']) {
          const text = `${day}T${time}${offset}`;
          expect([text, isMoment(text), isDay(text)]).toEqual([text, true, false]);
          expect(() => new Date(text).toISOString()).not.toThrow();
        }
  });
});
