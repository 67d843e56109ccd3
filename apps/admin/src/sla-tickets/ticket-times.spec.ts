import { describe, expect, it } from '@jest/globals';
import { contactProblem, fromField, toField } from './ticket-times.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const typed = (moment: string) => toField(new Date(moment));

describe('the time an order came', () => {
  it('is typed in the zone of the browser and sent in UTC', () => {
    expect(fromField(toField(NOW))).toBe(NOW.toISOString());
  });

  it.each([
    ['2026-11-20T09:14:00Z', undefined],
    ['2026-11-20T12:05:00Z', undefined],
    ['2026-11-20T12:06:00Z', 'The contact date lies in the future'],
    ['2025-11-20T12:00:00Z', undefined],
    ['2025-11-18T12:00:00Z', 'The contact date lies more than a year back'],
  ])('%s: %s', (moment, problem) => {
    expect(contactProblem(typed(moment), NOW.getTime())).toBe(problem);
  });

  it.each([undefined, '', 'yesterday'])('is wanted (%s)', (nothing) => {
    expect(contactProblem(nothing, NOW.getTime())).toBe('Please give date and time');
  });
});
