import { describe, expect, it } from '@jest/globals';
import { inForceSince, mandateState } from './mandate-state.ts';

const PAID = '2026-11-19T10:00:00.000Z';
const SIGNED = { signedAt: '2026-11-20T10:00:00.000Z' };

describe('mandateState', () => {
  it.each([
    ['in-force', PAID, SIGNED],
    ['to-pay', null, SIGNED],
    ['to-sign', PAID, null],
    ['to-pay-and-sign', null, null],
  ] as const)('is %s with payment %s and agreement %j', (state, paidAt, agreement) => {
    expect(mandateState({ paidAt }, agreement)).toBe(state);
  });
});

describe('inForceSince', () => {
  it('is the later of payment and signature', () => {
    expect(inForceSince(PAID, SIGNED)).toBe(SIGNED.signedAt);
    expect(inForceSince('2026-11-21T10:00:00.000Z', SIGNED)).toBe('2026-11-21T10:00:00.000Z');
  });
});
