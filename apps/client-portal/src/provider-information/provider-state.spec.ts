import { describe, expect, it } from '@jest/globals';
import { providerState } from './provider-state.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

describe('providerState', () => {
  it.each([
    ['current', '2026-12-21T12:00:00.001Z'],
    ['due-soon', '2026-12-21T12:00:00.000Z'],
    ['due-soon', '2026-11-21T12:00:00.001Z'],
    ['overdue', '2026-11-21T12:00:00.000Z'],
  ] as const)('is %s with an update due %s', (state, annualUpdateDue) => {
    expect(providerState({ annualUpdateDue }, NOW)).toBe(state);
  });

  it('is missing until something was saved', () => {
    expect(providerState(null, NOW)).toBe('missing');
  });
});
