import { describe, expect, it } from '@jest/globals';
import { missingStep } from './mandate-state.ts';

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
