import { MESSAGES } from '@rep13/contracts-constants';
import { deadlineFault } from './order-deadlines.ts';

describe('the time by which an authority wants its answer', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T12:00:00Z', false, undefined],
    ['2027-11-20T12:00:00Z', false, undefined],
    ['2026-11-19T12:00:00Z', false, MESSAGES.deadlinePast],
    ['2026-11-19T12:00:00Z', true, undefined],
    ['1900-01-01T00:00:00Z', false, MESSAGES.deadlineTooOld],
    ['1900-01-01T00:00:00Z', true, MESSAGES.deadlineTooOld],
    ['9999-12-31T00:00:00Z', false, MESSAGES.deadlineTooFar],
    ['2028-01-01T00:00:00Z', true, MESSAGES.deadlineTooFar],
  ])('%s, said to be past: %s → %s', (at, isPast, fault) => {
    expect(deadlineFault(Date.parse(at), now, isPast)).toBe(fault);
  });
});
