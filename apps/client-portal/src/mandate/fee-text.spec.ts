import { describe, expect, it } from '@jest/globals';
import { withFakeBrowser } from '@rep13/testing-browser';
import { buildSubscription } from '../../test/builders.ts';
import { feeText } from './fee-text.ts';

withFakeBrowser();

const cancelledTo = (endsAt: string) =>
  buildSubscription({
    nextCharge: null,
    cancelled: { by: 'client', askedAt: '2026-11-21T10:00:00.000Z', endsAt, runOffUntil: endsAt },
  });

describe('feeText', () => {
  it.each([
    ['that renews', buildSubscription(), 'EUR 300 a year, renews yearly'],
    ['that is not bought yet', null, 'EUR 300 a year, renews yearly'],
    [
      'that is cancelled',
      cancelledTo('2027-11-28T22:59:59.999Z'),
      'EUR 300 a year, ends on 28 November 2027',
    ],
    ['that has ended', cancelledTo('2026-01-28T22:59:59.999Z'), 'EUR 300 a year, ended on 28 January 2026'],
    ['of a demo', buildSubscription({ provider: 'demo', nextCharge: null }), 'EUR 300 a year'],
    ['that is not known', undefined, 'EUR 300 a year'],
  ])('says the truth about one %s', (_which, subscription, text) => {
    expect(feeText({ amountCents: 30_000 }, subscription)).toBe(text);
  });
});
