import { describe, expect, it } from '@jest/globals';
import { missingStep, renewsOn } from './mandate-state.ts';

const PAID = '2026-11-19T10:00:00.000Z';
const SIGNED = { signedAt: '2026-11-20T10:00:00.000Z' };

describe('missingStep', () => {
  it.each([
    ['none', PAID, SIGNED],
    ['to-pay', null, SIGNED],
    ['to-sign', PAID, null],
    ['to-pay-and-sign', null, null],
  ] as const)('is %s with payment %s and agreement %j', (state, paidAt, agreement) => {
    expect(missingStep({ paidAt }, agreement)).toBe(state);
  });
});

describe('renewsOn', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2027-11-20'],
    ['2026-11-20T10:00:00.000Z', '2027-11-20T09:59:59.000Z', '2027-11-20'],
    ['2026-11-20T10:00:00.000Z', '2027-11-20T10:00:00.000Z', '2028-11-20'],
    ['2026-11-20T10:00:00.000Z', '2031-01-01T00:00:00.000Z', '2031-11-20'],
    // A year without that day ends with the day after.
    ['2028-02-29T10:00:00.000Z', '2028-06-01T00:00:00.000Z', '2029-03-01'],
    ['2028-02-29T10:00:00.000Z', '2031-06-01T00:00:00.000Z', '2032-02-29'],
  ])('is the next anniversary of %s at %s: %s', (since, now, day) => {
    expect(renewsOn(since, new Date(now)).slice(0, 10)).toBe(day);
  });
});
