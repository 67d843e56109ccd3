import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { buildSubscription } from '../../test/builders.ts';
import { subscriptionFacts } from './subscription-labels.ts';

const TODAY = new Date('2026-11-24T10:00:00Z');

const CANCELLED = {
  by: 'client',
  askedAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2027-11-20T22:59:59.999Z',
  runOffUntil: '2028-02-18T22:59:59.999Z',
} as const;
const PRICE = ['Price', 'EUR 300 a year'];
const PAID = ['Paid until', '20 November 2027'];
const END = [
  ['Ends on', '20 November 2027'],
  ['Orders taken until', '18 February 2028'],
];
const overdueSince = '2027-11-20T10:00:00.000Z';
const feeChange = { startsAt: '2027-11-20T10:00:00.000Z', amountCents: 35_000, currency: 'EUR' };

beforeEach(() => {
  jest.useFakeTimers({ now: TODAY });
});

describe('the facts of a plan name no price and no renewal that does not hold', () => {
  it.each<[string, Partial<SubscriptionView>, string[][]]>([
    ['in its course', {}, [PRICE, ['Next renewal', 'EUR 300 on 20 November 2027']]],
    [
      'in its first 30 days',
      { refundableUntil: '2026-12-20T10:00:00.000Z' },
      [PRICE, ['Next renewal', 'EUR 300 on 20 November 2027'], ['Money back until', '20 December 2026']],
    ],
    ['cancelled', { nextCharge: null, cancelled: CANCELLED }, [PAID, ...END]],
    ['whose fee goes back', { nextCharge: null, cancelled: { ...CANCELLED, by: 'refund' } }, END],
    ['in debt', { nextCharge: null, state: 'past_due', overdueSince }, [PAID]],
    [
      'of a demo',
      { nextCharge: null, provider: 'demo' },
      [PRICE, PAID, ['Next renewal', 'None (demo payment)']],
    ],
    [
      'whose fee changes',
      { feeChange, nextCharge: { ...feeChange, at: feeChange.startsAt } },
      [
        ['New fee', 'EUR 350 a year from 20 November 2027 on'],
        ['Next renewal', 'EUR 350 on 20 November 2027'],
      ],
    ],
  ])('%s', (_, change, facts) => {
    expect(subscriptionFacts(buildSubscription(change), 'EUR 300 a year').slice(1)).toEqual(facts);
  });
});
